import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { importsOf } from '../../config/checks/source'

const src = path.resolve(__dirname, '../../src')
const variants = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((name) =>
  /\.(?:h5|weapp|alipay|tt)\.tsx?$/.test(name),
)

/** Name of a variant without its suffix; a component's port starts in lower case. */
const whatOf = (variant: string) => path.basename(variant).replace(/\..*$/, '')
const portOf = (variant: string) => `${whatOf(variant).replace(/^./, (first) => first.toLowerCase())}Port`

describe('a difference between hosts', () => {
  it('has its type in <what>Port.ts or ports.ts beside it, and every variant and the default take it from there', () => {
    const files = variants.flatMap((variant) => {
      const mini = path.join(path.dirname(variant), whatOf(variant) + path.extname(variant))
      return existsSync(path.join(src, mini)) ? [variant, mini] : [variant]
    })
    const text = (name: string) => readFileSync(path.join(src, name), 'utf8')
    const untyped = files.filter(
      (name) =>
        !importsOf({ path: name, text: text(name) }).some(
          ({ from }) => from === `./${portOf(name)}` || from === './ports',
        ),
    )
    expect(untyped).toEqual([])
    expect(files.length).toBeGreaterThan(40)
  })
})
