import { inLinearTime } from '@tests/fixtures/inLinearTime'
import { type RichNode, richText } from '@/domain/remoteConfig/blocks/richText'

/** The tree as text with its tags, so that a test reads what is kept. */
const shown = (nodes: readonly RichNode[]): string =>
  nodes.map((node) => (typeof node === 'string' ? node : `[${node.tag} ${shown(node.children)}]`)).join('')
const of = (html: string) => shown(richText(html))

describe('rich text', () => {
  it.each([
    ['plain', '[p plain]'],
    ['one<p>two</p>three', '[p one][p two][p three]'],
    ['<p>a <b>b</b> <i>c</i> <u>d</u></p>', '[p a [strong b] [em c] [u d]]'],
    ['<h2>title</h2><div>text</div>', '[h3 title][p text]'],
    ['<ul><li>one</li><li><p>two</p></li></ul>', '[li one][li two]'],
    ['a<br>b<br/>c', '[p a\nb\nc]'],
    ['<b>never closed', '[p [strong never closed]]'],
    ['</b>closed only', '[p closed only]'],
    ['<b>one<p>two</p></b>three', '[p [strong one]][p two][p three]'],
    ['  <p> \n </p><p><br></p>', ''],
    ['5 < 7 &amp; 7 &gt; 5 &quot;&#39;&#x597d;&nbsp;', '[p 5 < 7 & 7 > 5 "\'好\u00a0]'],
    ['&unknown; &#0; &#99999999;', '[p &unknown;  &#99999999;]'],
  ])('keeps words and marks: %j', (html, expected) => {
    expect(of(html)).toBe(expected)
  })

  it.each([
    '<script>steal()</script>',
    '<SCRIPT SRC=//evil.example/x.js></SCRIPT>',
    '<script>steal()',
    '<script>"</scr"+"ipt>";steal()</script >',
    '<style>@import "//evil.example"</style>',
    '<iframe src="javascript:steal()">steal()</iframe>',
    '<svg onload=steal()><desc>steal()</desc></svg>',
    '<math><mtext>steal()</mtext></math>',
    '<!-- <b>steal()</b> -->',
    '<!--><img src=x onerror=steal()>',
    '<object data="javascript:steal()">steal()</object>',
    '<img src=x onerror="steal()">',
    "<img title='>' src=x onerror=steal()>",
    '<a href="javascript:steal()"></a>',
    '<input autofocus onfocus=steal()>',
    '<![CDATA[ steal() ]]>',
  ])('S3 leaves nothing of %j', (html) => {
    expect(richText(html)).toEqual([])
  })

  it('S3 keeps the words of tags that are not on the list, and no attribute of those that are', () => {
    expect(of('<p onclick="steal()" style="position:fixed"><a href="javascript:steal()">word</a></p>')).toBe('[p word]')
    expect(JSON.stringify(richText('<b id=x onmouseover=steal()>word</b>'))).not.toMatch(/steal|onmouseover|id/)
  })

  it.each([
    ['<<b>script>steal()</b>', '[p <[strong script>steal()]]'],
    ['&lt;script&gt;steal()&lt;/script&gt;', '[p <script>steal()</script>]'],
    ['<constructor>word</constructor>', '[p word]'],
    ['<__proto__>word', '[p <__proto__>word]'],
  ])('S3 what looks like a tag afterwards is a text: %s', (html, expected) => {
    expect(of(html)).toBe(expected)
  })

  it.each([
    ['open tags', '<b>'],
    ['open quotes', '<a "'],
    ['comments', '<!--'],
    ['scripts', '<script>'],
    ['brackets', '<'],
  ])('S3 reads two million characters of %s, and each only so often', (_name, piece) => {
    const html = piece.repeat(2_000_000 / piece.length)
    expect(inLinearTime(() => richText(html))).toBeDefined()
  })
})
