import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { distOf } from '@tests/fixtures/dist'

const folder = path.join(distOf('h5'), 'js')

/** The text of a script, whose name has the hash of its content. */
function textOf(name: string): string {
  const [file = '', ...others] = readdirSync(folder).filter((one) => one.startsWith(`${name}.`) && one.endsWith('.js'))
  expect(others).toEqual([])
  return readFileSync(path.join(folder, file), 'utf8')
}

describe('the scripts of the first load on H5', () => {
  it.each(['vendors', 'app'])('%s is compiled while it loads, beside the main thread', (name) => {
    expect(textOf(name).split('\n', 1)).toEqual(['//# allFunctionsCalledOnLoad'])
  })

  it('start in at least ten tasks', () => {
    const start = textOf('app').slice(-600)
    const [, steps = ''] = /=\[((?:\(\)=>\w+\(\d+\),?)+)\],\w+=new MessageChannel/.exec(start) ?? []
    expect(steps.split('),').length).toBeGreaterThanOrEqual(10)
  })
})
