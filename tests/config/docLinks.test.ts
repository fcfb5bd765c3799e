import { brokenLinks, lengths, tooLong } from '../../config/checks/docLinks'

const exists = (file: string) => ['docs/a.md', 'docs/b.md', 'src/app.tsx', 'README.md'].includes(file)
const found = (text: string, path = 'docs/a.md') =>
  brokenLinks(
    [
      { path, text },
      { path: 'docs/b.md', text: '# One call\n\n## The `life` of it\n\n## 前十分钟\n' },
    ],
    exists,
  ).map(({ line, message }) => [line, message.split(' ')[0]])

describe('the check of links in documents', () => {
  it.each([
    ['a file that is not there', 'first\n[x](c.md)', [[2, 'c.md']]],
    ['a picture that is not there', '![x](pictures/a.png)', [[1, 'pictures/a.png']]],
    ['a file by the path of another folder', '[x](docs/b.md)', [[1, 'docs/b.md']]],
    ['a heading that is not there', '[x](b.md#two)', [[1, 'b.md#two']]],
    ['a heading of the document itself', '# Here\n[x](#there)', [[2, '#there']]],
    [
      'each of two',
      '[x](c.md) [y](d.md)',
      [
        [1, 'c.md'],
        [1, 'd.md'],
      ],
    ],
  ])('finds %s', (_, text, expected) => {
    expect(found(text)).toEqual(expected)
  })

  it.each([
    ['files, also of other folders', '[x](b.md) [`src/app.tsx`](../src/app.tsx)'],
    ['headings', '# Here\n[x](b.md#one-call) [y](b.md#the-life-of-it) [z](b.md#前十分钟) [h](#here)'],
    ['addresses of the network', '[x](https://a.example/b) <http://127.0.0.1:8700>'],
  ])('allows %s', (_, text) => {
    expect(found(text)).toEqual([])
  })

  it('limits the documents that one reads first', () => {
    const most = lengths['README.md'] ?? 0
    const lines = (count: number) => [{ path: 'README.md', text: 'x\n'.repeat(count) }]
    expect(tooLong(lines(most))).toEqual([])
    expect(tooLong(lines(most + 1))).toEqual([expect.objectContaining({ line: most + 1 })])
    expect(tooLong([{ path: 'docs/a.md', text: 'x\n'.repeat(500) }])).toEqual([])
  })
})
