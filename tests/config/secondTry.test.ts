import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { afterReset, beforeReset, oneTry, resetsBefore, retriesOf, startAgain } from '@tests/fixtures/tries'

const tests = path.resolve(__dirname, '..')

/** The files of tests in a folder of tests/. */
const written = (folder = ''): string[] =>
  readdirSync(path.join(tests, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => path.join(folder, file))
    .filter((file) => file.endsWith('.test.ts'))

describe('a file whose tests have one try', () => {
  it('exists, and every test of the builds is one', () => {
    expect(oneTry.filter((file) => !written().includes(file))).toEqual([])
    const ofBuilds = written('builds')
    expect(ofBuilds.length).toBeGreaterThan(3)
    expect(ofBuilds.filter((file) => !oneTry.includes(file))).toEqual([])
  })

  it('is not tried again in a full run, unlike other files', () => {
    expect(oneTry.map((file) => retriesOf(path.join(tests, file), 1)).filter((retries) => retries > 0)).toEqual([])
    expect(retriesOf(path.join(tests, 'e2e/everyScreen/xbt.en.test.ts'), 1)).toBe(1)
    expect(retriesOf(undefined, 1)).toBe(1)
  })
})

describe('a second try', () => {
  it('begins with the seeded data, as the first did', async () => {
    const seen: string[] = []
    const reset = resetsBefore(async () => void seen.push('reset'))
    for (const test of ['buys', 'returns', 'returns', 'pays']) {
      await reset(test)
      seen.push(test)
    }
    expect(seen).toEqual(['buys', 'returns', 'reset', 'returns', 'pays'])
  })

  it('waits for what still uses the data, and then makes what the file has opened as it was', async () => {
    const seen: string[] = []
    afterReset(async () => void seen.push('tabs are closed'))
    beforeReset(async () => void seen.push('lanes have ended'))
    await startAgain(async () => void seen.push('data is seeded'))
    expect(seen).toEqual(['lanes have ended', 'data is seeded', 'tabs are closed'])
  })

  it.each(written('e2e').filter((file) => !oneTry.includes(file)))(
    'gets a browser context of its own in %s: none is opened for all tests of the file',
    (file) => {
      const text = readFileSync(path.join(tests, file), 'utf8')
      const before = text.match(/^( *)beforeAll\([\s\S]*?^\1}\)/gm) ?? []
      expect(before.filter((one) => /\.visit\(|newContext\(|newPage\(/.test(one))).toEqual([])
    },
  )
})
