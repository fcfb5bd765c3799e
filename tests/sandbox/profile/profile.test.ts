import { sandboxTest } from '@tests/sandbox/startSandbox'
import sharp from 'sharp'
import { regionList, setUserInfo } from '@/contract/profile'
import { type UserInfoRes, userInfo } from '@/contract/session'
import { photo, sendPicture } from './sendPicture'

const sandbox = sandboxTest()

const regions = async (type: 'province' | 'city' | 'county', code?: string) =>
  (await sandbox.call(regionList, { type, ...(code && { code }) })).data.regions

const read = async (token: string): Promise<UserInfoRes> =>
  (await sandbox.call(userInfo, { withProfile: true }, { token })).data

describe('regions', () => {
  it('R-52 are listed province by province, city by city, county by county', async () => {
    const provinces = await regions('province')
    expect(provinces).toHaveLength(34)
    expect(provinces).toContainEqual({ code: '330000', name: '浙江省' })
    expect(await regions('city', '330000')).toContainEqual({ code: '330100', name: '杭州市' })
    expect(await regions('county', '330100')).toContainEqual({ code: '330106', name: '西湖区' })
  })

  it('R-52 have three levels also where a province has no cities, a city no counties, or neither', async () => {
    expect(await regions('city', '110000')).toEqual([{ code: '110100', name: '北京市' }])
    expect(await regions('county', '110100')).toContainEqual({ code: '110105', name: '朝阳区' })
    expect(await regions('county', '441900')).toEqual([{ code: '441900', name: '东莞市' }])
    expect(await regions('city', '420000')).toContainEqual({ code: '429000', name: '省直辖县级行政单位' })
    expect(await regions('city', '710000')).toEqual([{ code: '710100', name: '台湾省' }])
    expect(await regions('county', '710100')).toEqual([{ code: '710100', name: '台湾省' }])
  })

  it('R-52 none exists below an unknown code, or below one of another level', async () => {
    for (const [type, code] of [
      ['city', '999999'],
      ['county', '330000'],
      ['city', '330100'],
      ['county', undefined],
    ] as const)
      expect((await sandbox.call(regionList, { type, ...(code && { code }) })).code).toBe('REGION_UNKNOWN')
  })
})

describe('the profile', () => {
  it('R-56 S6 holds address, bankNumber, education, imgUrl, nickName, profession and userId, masked', async () => {
    const { userInfo: user, profile } = await read(await sandbox.login('13800138002'))
    expect(user).toMatchObject({ userId: '102', nickName: '阿森' })
    expect(user.imgUrl).toBe(`${sandbox.url}/pictures/avatar/2.png`)
    expect(profile).toMatchObject({
      realName: '周*',
      education: 'bachelor',
      profession: 'employee',
      address: { province: { name: '浙江省' }, city: { name: '杭州市' }, county: { code: '330106', name: '西湖区' } },
    })
    expect(profile?.bankNumber).toMatch(/^\S+ \*{4} \d{4}$/)
  })

  it('R-56 comes only where it is asked for, and is empty where nothing was told', async () => {
    const token = await sandbox.login('13800138000')
    expect((await sandbox.call(userInfo, {}, { token })).data.profile).toBeUndefined()
    expect((await read(token)).profile).toEqual({ realName: '', bankNumber: '', education: '', profession: '' })
  })

  it('R-51 what is saved stays, and what a form leaves out is not changed', async () => {
    const token = await sandbox.login('13800138005')
    const whole = { nickName: ' 小然 ', countyCode: '110105', education: 'master', profession: 'student' } as const
    expect((await sandbox.call(setUserInfo, whole, { token })).code).toBe('000000')
    expect((await sandbox.call(setUserInfo, { nickName: '安安' }, { token })).code).toBe('000000')
    const { userInfo: user, profile } = await read(token)
    expect(user).toMatchObject({ nickName: '安安', imgUrl: `${sandbox.url}/pictures/avatar/5.png` })
    expect(profile).toMatchObject({
      education: 'master',
      profession: 'student',
      address: { county: { code: '110105' } },
    })
  })

  it.each([
    ['empty', ''],
    ['blank', ' \u200b '],
    ['too long', '一'.repeat(21)],
    ['a phone number', '138 0013 8000'],
    ['an identity number', '我110101199003070012'],
    ['a card number', '6222021234567890123'],
  ])('R-51 S6 a nickname that is %s is refused and changes nothing', async (_, nickName) => {
    const token = await sandbox.login('13800138007')
    const answer = await sandbox.call(setUserInfo, { nickName, education: 'master' }, { token })
    expect(answer.code).toBe('NICK_NAME_INVALID')
    expect(await read(token)).toMatchObject({ userInfo: { nickName: '大鹏' }, profile: { education: '' } })
  })

  it('R-51 a region without counties, one that does not exist, and an education of no list are refused', async () => {
    const token = await sandbox.login('13800138007')
    const save = (more: object) => sandbox.call(setUserInfo, { nickName: '大鹏', ...more }, { token })
    expect((await save({ countyCode: '330100' })).code).toBe('REGION_UNKNOWN')
    expect((await save({ countyCode: '000000' })).code).toBe('REGION_UNKNOWN')
    expect((await save({ education: 'genius' })).code).toBe('BAD_REQUEST')
  })

  it('is for signed-in customers', async () => {
    expect((await sandbox.call(setUserInfo, { nickName: '某人' })).code).toBe('300000')
    expect((await sendPicture(sandbox.url, {})).code).toBe('300000')
  })
})

describe('pictures', () => {
  it('U6 an avatar comes back to its owner without the place where it was taken', async () => {
    const token = await sandbox.login('13900000521')
    const bytes = await photo()
    expect((await sharp(bytes).metadata()).exif?.includes('Phone 9')).toBe(true)
    const { data } = await sendPicture(sandbox.url, { token, bytes })
    await sandbox.call(setUserInfo, { nickName: '安安', pictureId: data.pictureId }, { token })
    const { imgUrl } = (await read(token)).userInfo
    expect(imgUrl).toBe(data.url)
    const answer = await fetch(imgUrl)
    expect(answer.headers.get('content-type')).toBe('image/jpeg')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const shown = Buffer.from(await answer.arrayBuffer())
    const { format, width, height, exif } = await sharp(shown).metadata()
    expect({ format, width, height, exif }).toEqual({ format: 'jpeg', width: 40, height: 30, exif: undefined })
    for (const told of ['Phone 9', 'Exif', 'GPS']) expect(shown.includes(told)).toBe(false)
  })

  it('a replaced avatar is deleted, and an address that was not given shows nothing', async () => {
    const token = await sandbox.login('13900000522')
    const [first, second] = [await sendPicture(sandbox.url, { token }), await sendPicture(sandbox.url, { token })]
    for (const { data } of [first, second])
      await sandbox.call(setUserInfo, { nickName: '安安', pictureId: data.pictureId }, { token })
    expect((await fetch(first.data.url)).status).toBe(404)
    expect((await fetch(second.data.url)).status).toBe(200)
    expect((await fetch(`${sandbox.url}/profile/pictures/${'0'.repeat(32)}`)).status).toBe(404)
  })

  it('U5 a picture of another customer, or one for feedback, is no avatar', async () => {
    const [mine, theirs] = [await sandbox.login('13800138005'), await sandbox.login('13800138007')]
    const { data: other } = await sendPicture(sandbox.url, { token: theirs })
    const { data: wrong } = await sendPicture(sandbox.url, { token: mine, purpose: 'feedback' })
    for (const { pictureId } of [other, wrong, { pictureId: 'none' }])
      expect((await sandbox.call(setUserInfo, { nickName: '安安', pictureId }, { token: mine })).code).toBe(
        'PICTURE_UNKNOWN',
      )
  })

  it('U6 20 MB, nothing, HTML named PNG and a video are refused', async () => {
    const token = await sandbox.login('13800138005')
    const codeOf = async (bytes: Buffer, name: string) => (await sendPicture(sandbox.url, { token, bytes, name })).code
    expect(await codeOf(Buffer.concat([await photo(), Buffer.alloc(20 * 1024 * 1024)]), 'me.jpg')).toBe(
      'FILE_TOO_LARGE',
    )
    expect(await codeOf(Buffer.alloc(0), 'me.jpg')).toBe('FILE_EMPTY')
    expect(await codeOf(Buffer.from('<html><script>alert(1)</script>'), 'me.png')).toBe('FILE_TYPE')
    expect(await codeOf(Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0mp42isom', 'latin1'), 'me.mp4')).toBe('PICTURE_TYPE')
    expect(await codeOf(Buffer.from('\x1aE\xdf\xa3<html>anything</html>', 'latin1'), 'me.webm')).toBe('PICTURE_TYPE')
  })

  it('more than sixty within an hour are refused, until the hour is over', async () => {
    const token = await sandbox.login('13800138012')
    for (let sent = 0; sent < 60; sent++) expect((await sendPicture(sandbox.url, { token })).code).toBe('000000')
    expect((await sendPicture(sandbox.url, { token })).code).toBe('PICTURE_TOO_OFTEN')
    await sandbox.fault({ kind: 'clock', ms: 3_700_000 })
    expect((await sendPicture(sandbox.url, { token })).code).toBe('000000')
  })
})
