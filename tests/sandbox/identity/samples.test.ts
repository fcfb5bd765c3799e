import { sandboxTest } from '@tests/sandbox/startSandbox'
import sharp from 'sharp'
import { sampleKinds } from '../../../sandbox/areas/identity/samples/samples'
import { people } from '../../../sandbox/people/people'

const sandbox = sandboxTest()

const page = async (path: string) => {
  const answer = await fetch(sandbox.url + path)
  return { text: await answer.text(), headers: answer.headers, status: answer.status }
}

it('the page of samples is linked, speaks both languages and offers every picture of every person', async () => {
  const [zh, en] = [await page('/sandbox/samples?lang=zh-CN'), await page('/sandbox/samples?lang=en')]
  expect((await page('/sandbox?lang=en')).text).toContain('href="/sandbox/samples?lang=en"')
  expect(zh.text).toContain('证件样张')
  expect(en.text).toContain('Sample pictures')
  for (const { mobile } of people) {
    for (const kind of sampleKinds) {
      expect(en.text).toContain(`href="/sandbox/samples/${mobile}/${kind}.jpg" download="${mobile}-${kind}.jpg"`)
    }
  }
  expect(en.headers.get('content-security-policy')).toContain("script-src 'self';")
  expect(en.text).not.toMatch(/<script(?![^>]*src=)|\son\w+=/)
})

it.each(sampleKinds)('the sample %s is a JPEG that a phone could have taken', async (kind) => {
  const answer = await fetch(`${sandbox.url}/sandbox/samples/13800138001/${kind}.jpg`)
  expect(answer.headers.get('content-type')).toBe('image/jpeg')
  const bytes = Buffer.from(await answer.arrayBuffer())
  const { format, width = 0, height = 0 } = await sharp(bytes).metadata()
  expect(format).toBe('jpeg')
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(700)
  expect(bytes.length).toBeLessThan(200 * 1024)
})

it.each(['13800138001/other.jpg', '13800138001/front.png', '13999999999/front.jpg', '13800138001/constructor.jpg'])(
  'there is no sample %s',
  async (path) => {
    expect((await page(`/sandbox/samples/${path}`)).status).toBe(404)
  },
)
