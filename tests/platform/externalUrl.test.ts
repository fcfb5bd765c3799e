/** @jest-environment ./tests/fixtures/jsdomEnvironment.cjs */

import { refusedUrls } from '@tests/lib/urlVectors'
import { externalUrl } from '@/platform/links/externalUrl'

describe('external addresses, in a browser', () => {
  it.each(refusedUrls)('S2 refuses %j', (url) => {
    expect(externalUrl(url)).toBeUndefined()
  })

  it.each([
    'https://m.example.com/bill?id=7#top',
    'HTTPS://M.EXAMPLE.COM/',
    `${window.location.origin}/sandbox/service`,
  ])('S2 opens %s, which is on the list', (url) => {
    expect(externalUrl(url)).toBe(url)
  })

  it.each([
    undefined,
    'http://m.example.com/',
    'https://a.m.example.com/',
    'https://m.example.com:8443/',
    'https://self/',
    'http://localhost:81/',
  ])('S2 %j is not on the list', (url) => {
    expect(externalUrl(url)).toBeUndefined()
  })

  it.each(['token', 'mToken', 'rscToken', 'userId', '%6dToken'])('U4 an address with %s is not opened', (name) => {
    expect(externalUrl(`https://m.example.com/?a=1&${name}=x`)).toBeUndefined()
  })
})
