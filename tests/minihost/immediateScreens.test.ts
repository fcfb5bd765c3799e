import { immediate } from '@tests/fixtures/immediateScreens'
import { reads } from '@tests/fixtures/reads'
import { mall } from '@/i18n/mall'
import { samplesByName, startsAtPages } from './onePage'

const startAt = startsAtPages()
const samples = samplesByName().filter(([path]) => immediate.has(path))

/** What shows in place of a sample's text, which is itself read. */
const texts: Record<string, string> = { 'subPackages/pre-mall-search/index': mall.searchIdle }

describe('screens that show their content at once', () => {
  it.each(samples)('show it although none of what they read arrives: %s', async (path, sample) => {
    const { app } = await startAt(sample, (called, body) => (reads.has(called) ? null : body))
    await app.waitForText(texts[path] ?? sample.text['zh-CN'])
    expect(await app.count('.skeleton')).toBe(0)
    expect(await app.count('.failed-state')).toBe(0)
    expect(await app.problems()).toEqual([])
  })

  it('are part of the mini-program, except the pages that a browser has in place of the host’s own', () => {
    const paths = samples.map(([path]) => path)
    expect([...immediate].filter((path) => !paths.includes(path))).toEqual([
      'pages/system/choose-location',
      'pages/system/open-location',
      'pages/system/preview-image',
    ])
  })
})
