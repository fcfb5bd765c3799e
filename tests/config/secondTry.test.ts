import { readdirSync } from 'node:fs'
import path from 'node:path'
import { isJourney, oneTry, resetsBefore, retriesOf } from '../fixtures/tries'

const tests = path.resolve(__dirname, '..')

describe('a file whose tests have one try', () => {
  it('exists, and every test of the builds is one', () => {
    const written = readdirSync(tests, { recursive: true, encoding: 'utf8' })
    expect(oneTry.filter((file) => !written.includes(file))).toEqual([])
    const ofBuilds = written.filter((file) => /^builds\/.*\.test\.ts$/.test(file))
    expect(ofBuilds.length).toBeGreaterThan(3)
    expect(ofBuilds.filter((file) => !oneTry.includes(file))).toEqual([])
  })

  it('is not tried again in a full run, unlike other files', () => {
    expect(oneTry.map((file) => retriesOf(path.join(tests, file), 1)).filter((retries) => retries > 0)).toEqual([])
    expect(retriesOf(path.join(tests, 'e2e/everyScreen/xbt.en.test.ts'), 1)).toBe(1)
    expect(retriesOf(undefined, 1)).toBe(1)
  })
})

describe('the second try of a journey', () => {
  it('begins with the seeded data, as the first did', async () => {
    const seen: string[] = []
    const reset = resetsBefore(async () => void seen.push('reset'))
    for (const test of ['buys', 'returns', 'returns', 'pays']) {
      await reset(test)
      seen.push(test)
    }
    expect(seen).toEqual(['buys', 'returns', 'reset', 'returns', 'pays'])
  })

  it('is told by the name of its file', () => {
    const files = ['minihost/coinJourney.test.ts', 'e2e/journeys.test.ts', 'e2e/hosts.test.ts', undefined]
    expect(files.map(isJourney)).toEqual([true, true, false, false])
  })
})
