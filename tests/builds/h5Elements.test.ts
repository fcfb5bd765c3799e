import { readFileSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(__dirname, '../..')
const chunks: { modules: Record<string, number> }[] = JSON.parse(
  readFileSync(path.join(root, '.cache/modules-h5.json'), 'utf8'),
)
const modules = [...new Set(chunks.flatMap((chunk) => Object.keys(chunk.modules)))]
const elements = modules.filter((name) => /@tarojs\/components\/dist\/components\/taro-.+\.js$/.test(name))

describe('the elements of Taro in the build of H5 need nothing of Stencil that `config/h5Runtime.ts` leaves out', () => {
  it('there are some', () => expect(elements.length).toBeGreaterThan(2))

  it.each(elements)('%s', (name) => {
    const text = readFileSync(path.join(root, name), 'utf8')
    // The first number says what an element is: 4 has a slot; 1 would be a shadow root, 2 scoped styles, 32 a mode.
    const [, kind, listeners = ''] = /^\}, \[(\d+), "taro-[\w-]+", \{.*?^ {2}\}(.*?)\]\);$/ms.exec(text) ?? []
    expect(['0', '4']).toContain(kind)
    // The first number of a listener: 1 is passive, 2 captures; from 4 on it is one of the document, the window or the body.
    for (const [, flags] of listeners.matchAll(/\[(\d+), "/g)) expect(Number(flags)).toBeLessThan(4)
    expect(text).not.toMatch(
      /component(?:WillUpdate|WillRender|DidUpdate|ShouldUpdate)\b|h\("(?:svg|slot-fb)"|xlink|attachShadow/,
    )
  })
})
