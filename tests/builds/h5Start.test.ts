import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { distOf } from '@tests/fixtures/dist'

const folder = path.join(distOf('h5'), 'js')
const scripts = readdirSync(folder).filter((file) => /^(?:app|vendors)\.\w+\.js$/.test(file))
const textOf = (file: string) => readFileSync(path.join(folder, file), 'utf8')

describe('the scripts of the first load on H5', () => {
  it('are two', () => expect(scripts).toHaveLength(2))

  it.each(scripts)('%s is compiled while it loads, beside the main thread', (file) => {
    expect(textOf(file).split('\n', 1)).toEqual(['//# allFunctionsCalledOnLoad'])
  })

  it('start in at least ten tasks', () => {
    const start = textOf(scripts.find((file) => file.startsWith('app.')) ?? '').slice(-600)
    const [, steps = ''] = /=\[((?:\(\)=>\w+\(\d+\),?)+)\],\w+=new MessageChannel/.exec(start) ?? []
    expect(steps.split('),').length).toBeGreaterThanOrEqual(10)
  })
})
