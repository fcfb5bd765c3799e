import { sandboxTest } from '@tests/sandbox/startSandbox'
import jsQR from 'jsqr'
import sharp from 'sharp'
import { posterInfo } from '@/contract/member/goldActivity'

const sandbox = sandboxTest()

it('the poster’s QR code is a PNG as base64 that leads to the offer in the customer’s name', async () => {
  const token = await sandbox.login('13800138002')
  const { data } = await sandbox.call(posterInfo, {}, { token })
  expect(data.qrCode).toMatch(/^[A-Za-z0-9+/]+=*$/)
  const { data: pixels, info } = await sharp(Buffer.from(data.qrCode, 'base64'))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const read = jsQR(new Uint8ClampedArray(pixels), info.width, info.height)
  expect(data.link).toBe('/subPackages/gold-member/outer-deliver?inviterUserId=102')
  expect(read?.data).toBe(sandbox.url + data.link)
})

it('S6 the customer’s name is masked on it, and each poster has a picture and its words in both languages', async () => {
  const token = await sandbox.login('13800138002')
  const [zh, en] = await Promise.all(
    (['zh-CN', 'en'] as const).map(async (lang) => (await sandbox.call(posterInfo, {}, { token, lang })).data),
  )
  expect(zh?.nickName).toBe('阿*')
  expect(zh?.imgUrl).toMatch(/^http.+\/pictures\/avatar\//)
  expect(zh?.posters.map(({ title }) => title)).toContain('送您一个月黄金会员')
  expect(en?.posters.map(({ title }) => title)).toContain('A month of gold membership')
  for (const { picture } of zh?.posters ?? []) {
    expect((await fetch(picture)).headers.get('content-type')).toMatch(/^image\//)
  }
})

it('a visitor has no poster', async () => {
  expect((await sandbox.call(posterInfo, {})).code).toBe('300000')
})
