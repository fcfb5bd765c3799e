import { argsOf, ok, refusal } from '@tests/request/fakeHost'
import { moves } from '@tests/routes/fakeNavigation'
import { callsTo, during, screenTest, serve, settle } from '@tests/screens/screenTest'
import { box, filled, press, tap, type } from '@tests/ui/mounted'
import Mys from '@/center/personInfo/mys'
import { regionList, setUserInfo, uploadPicture } from '@/contract/profile'
import type { ProfileFacts } from '@/contract/profileFacts'
import { userInfo } from '@/contract/session'
import { consent } from '@/domain/account/consent'
import { picture as pictureWords } from '@/i18n/picture'
import { profileForm as words } from '@/i18n/profileForm'
import { host, photoAt } from './photos'

jest.mock('@/platform/media/choosePhoto', () => jest.requireActual('./photos').choosePhotoModule)
jest.mock('@/platform/media/photoWork', () => jest.requireActual('./photos').photoWorkModule)

const user = { userId: '105', nickName: '安然', imgUrl: '', mobile: '138 **** 8005', xbtStatus: 2, isVip: false }
const empty: ProfileFacts = { realName: '', bankNumber: '', education: '', profession: '' }
const zhejiang = { code: '330000', name: '浙江省' }
const hangzhou = { code: '330100', name: '杭州市' }
const xihu = { code: '330106', name: '西湖区' }
const told: ProfileFacts = {
  realName: '许**',
  bankNumber: '招商银行 **** 0000',
  address: { province: zhejiang, city: hangzhou, county: xihu },
  education: 'bachelor',
  profession: 'employee',
}
const provinces = [{ code: '110000', name: '北京市' }, zhejiang]
const cities = [hangzhou, { code: '330200', name: '宁波市' }]
const counties = [{ code: '330102', name: '上城区' }, xihu]

const screen = screenTest(Mys, 'center/personInfo/mys')
beforeEach(() => {
  host.end = { kind: 'chosen', photo: photoAt('http://tmp/me.jpg') }
  host.asked = []
  screen.open()
})

/** Opens the form with what the server knows. */
async function open(profile: ProfileFacts = empty): Promise<void> {
  await serve(userInfo, ok({ userInfo: user, profile }))
  await filled()
}

const list = (regions: object[]) => serve(regionList, ok({ regions }))

/** Serves the three lists in which a region stands. */
async function serveLists(): Promise<void> {
  await list(provinces)
  await list(cities)
  await list(counties)
}
const nickName = () => box.querySelector<HTMLInputElement>('#profile-nick-name input')
const alerts = () => [...box.querySelectorAll('[role=alert]')].map(({ textContent }) => textContent)
const regionArgs = () => callsTo(regionList).map(argsOf)
const selects = (id: string) => [...box.querySelectorAll<HTMLSelectElement>(`#${id} select`)]
/** What the columns of a picker show. */
const shown = (id: string) => selects(id).map(({ selectedOptions }) => selectedOptions[0]?.textContent)

/** Chooses an option in a column of a picker. */
const choose = (id: string, option: string, column = 0) =>
  during(() => {
    const select = selects(id)[column]
    if (!select) throw new Error('no such column')
    select.value = [...select.options].find(({ textContent }) => textContent === option)?.value ?? 'none'
    select.dispatchEvent(new Event('change', { bubbles: true }))
  })

describe('saving', () => {
  it('R-51 without a nickname says 呢称为必填 beside it and sends nothing', async () => {
    await open()
    type(nickName(), ' ')
    press('profile-save')
    await settle()
    expect(alerts()).toEqual(['呢称为必填'])
    expect(callsTo(setUserInfo)).toHaveLength(0)
  })

  it('R-51 shows 提交成功 and leads back, and two taps send the form once', async () => {
    await open(told)
    type(nickName(), ' 小然 ')
    press('profile-save')
    press('profile-save')
    await serve(setUserInfo, ok())
    expect(callsTo(setUserInfo).map(argsOf)).toEqual([
      { nickName: '小然', education: 'bachelor', profession: 'employee' },
    ])
    expect(moves).toEqual(['toast 2000 提交成功', 'navigateBack'])
  })

  it.each([
    ['一'.repeat(21), words.nickNameProblems.long],
    ['13800138000', words.nickNameProblems.open],
  ])('S6 the nickname %s is refused beside the field', async (text, problem) => {
    await open()
    type(nickName(), text)
    press('profile-save')
    expect(alerts()).toEqual([problem])
    expect(callsTo(setUserInfo)).toHaveLength(0)
  })

  it('a refusal of the server stands beside what it is about, and what was typed stays', async () => {
    await open()
    type(nickName(), '小然')
    press('profile-save')
    await serve(setUserInfo, refusal('NICK_NAME_INVALID', '换一个昵称'))
    expect([alerts(), nickName()?.value, moves]).toEqual([['换一个昵称'], '小然', []])
    for (const code of ['REGION_UNKNOWN', 'PICTURE_UNKNOWN']) {
      press('profile-save')
      await serve(setUserInfo, refusal(code, code))
      expect([alerts(), moves]).toEqual([[code], []])
    }
  })

  it('R-44 without an answer shows one toast, keeps everything, and can be tried again', async () => {
    await open()
    type(nickName(), '小然')
    press('profile-save')
    await serve(setUserInfo, 'no network')
    expect([moves.length, nickName()?.value]).toEqual([1, '小然'])
    press('profile-save')
    await serve(setUserInfo, ok())
    expect(moves.at(-1)).toBe('navigateBack')
  })
})

describe('the region', () => {
  it('R-52 R-56 stands at what was told, level by level, and is not sent again', async () => {
    await open(told)
    await serveLists()
    expect(regionArgs()).toEqual([
      { type: 'province' },
      { type: 'city', code: '330000' },
      { type: 'county', code: '330100' },
    ])
    expect(shown('profile-region')).toEqual(['浙江省', '杭州市', '西湖区'])
    press('profile-save')
    await settle()
    expect(argsOf(callsTo(setUserInfo)[0])).not.toHaveProperty('countyCode')
  })

  it('R-52 is read below the region that a column is turned to, and sent by its county', async () => {
    await open()
    await list(provinces)
    await list([{ code: '110100', name: '北京市' }])
    await list([{ code: '110101', name: '东城区' }])
    expect(shown('profile-region')).toEqual(Object.values(words.regionNames))
    expect(selects('profile-region').map(({ disabled }) => disabled)).toEqual([false, true, true])
    await choose('profile-region', '浙江省')
    await list(cities)
    await list(counties)
    expect(regionArgs().slice(3)).toEqual([
      { type: 'city', code: '330000' },
      { type: 'county', code: '330100' },
    ])
    await choose('profile-region', '西湖区', 2)
    expect(shown('profile-region')).toEqual(['浙江省', '杭州市', '西湖区'])
    press('profile-save')
    await settle()
    expect(argsOf(callsTo(setUserInfo)[0])).toEqual({ nickName: '安然', countyCode: '330106' })
  })

  it('R-52 that is chosen before its lists are there is taken once they are; until then nothing is sent', async () => {
    await open()
    await list(provinces)
    await settle()
    await choose('profile-region', '浙江省')
    press('profile-save')
    expect(alerts()).toEqual([words.regionPending])
    expect(callsTo(setUserInfo)).toHaveLength(0)
    // The list of the province before is answered late, and counts no more.
    await list([{ code: '110100', name: '北京市' }])
    await list(cities)
    await list(counties)
    press('profile-save')
    await settle()
    expect(argsOf(callsTo(setUserInfo)[0])).toMatchObject({ countyCode: '330102' })
  })

  it('R-52 of a province that was left is not mixed in where its list comes after that of the new one', async () => {
    await open()
    await list(provinces)
    await settle()
    await choose('profile-region', '浙江省')
    await during(() =>
      callsTo(regionList)
        .at(-1)
        ?.answer(ok({ regions: cities })),
    )
    await list([{ code: '110100', name: '北京市' }])
    await during(() =>
      callsTo(regionList)
        .at(-1)
        ?.answer(ok({ regions: counties })),
    )
    expect(regionArgs().map((args) => (args as { code?: string }).code)).toEqual([
      undefined,
      '110000',
      '330000',
      '330100',
    ])
    expect(shown('profile-region')).toEqual(['浙江省', '杭州市', '上城区'])
  })

  it('that did not load can be loaded again, and the rest of the form works without it', async () => {
    await open()
    await serve(regionList, refusal('BUSY', 'busy'))
    expect(alerts()).toEqual([words.regionFailed + words.regionRetry])
    press('region-retry')
    await list(provinces)
    expect(alerts()).toEqual([])
  })
})

it('R-56 education and profession are chosen from the host’s picker and sent', async () => {
  await open()
  await choose('profile-education', words.educations.bachelor)
  await choose('profile-profession', words.professions.student)
  expect(shown('profile-education')).toEqual([words.educations.bachelor])
  press('profile-save')
  await settle()
  expect(argsOf(callsTo(setUserInfo)[0])).toEqual({ nickName: '安然', education: 'bachelor', profession: 'student' })
})

describe('the picture', () => {
  const uploads = () => callsTo(uploadPicture)
  const pick = async (source: 'camera' | 'album') => {
    press('profile-picture')
    // What it is for is said before the host is asked.
    expect(box.querySelector('#photo-sheet')?.textContent).toContain(words.pictureUse)
    await during(() => press(`photo-${source}`))
  }

  it.each(['camera', 'album'] as const)('from the %s is uploaded at once and saved with the form', async (source) => {
    await open()
    await pick(source)
    expect(host.asked).toEqual([source])
    expect(box.textContent).toContain(pictureWords.sending)
    expect(uploads()).toHaveLength(1)
    press('profile-save')
    await serve(uploadPicture, ok({ pictureId: 'p1', url: 'http://host/p1' }))
    await filled()
    expect(box.textContent).toContain(words.pictureSaved)
    expect(box.querySelector('#profile-picture img')?.getAttribute('src')).toBe('http://host/p1')
    expect(callsTo(setUserInfo)).toHaveLength(0)
    press('profile-save')
    await settle()
    expect(argsOf(callsTo(setUserInfo)[0])).toEqual({ nickName: '安然', pictureId: 'p1' })
  })

  it.each([
    ['empty', { size: 0 }],
    ['tooLarge', { size: 20 * 1024 * 1024 }],
    ['noPicture', { type: '' }],
  ] as const)('U6 that is %s is told beside it, and not uploaded', async (problem, more) => {
    host.end = { kind: 'chosen', photo: photoAt('http://tmp/bad', more) }
    await open()
    await pick('album')
    expect(alerts()).toEqual([pictureWords.faults[problem]])
    expect(uploads()).toHaveLength(0)
  })

  it('U6 that the server refuses, or that did not arrive, is told beside it and can be sent again', async () => {
    await open()
    await pick('album')
    await serve(uploadPicture, refusal('FILE_TYPE', '仅支持图片'))
    expect(alerts()).toEqual(['仅支持图片'])
    tap(box.querySelector('.picture-state .button'))
    await serve(uploadPicture, 'no network')
    expect(alerts()).toEqual([pictureWords.faults.lost])
    tap(box.querySelector('.picture-state .button'))
    await serve(uploadPicture, ok({ pictureId: 'p2', url: 'http://host/p2' }))
    expect([alerts(), uploads().length, moves]).toEqual([[], 3, []])
  })

  it('U7 is not uploaded without the privacy notice: the notice is shown again', async () => {
    await open()
    await during(() => consent.withdraw())
    await pick('album')
    expect(uploads()).toHaveLength(0)
    expect(box.querySelector('#privacy-notice')).not.toBeNull()
  })

  it('whose camera is refused explains it, with the way to the permissions', async () => {
    host.end = { kind: 'denied' }
    await open()
    await pick('camera')
    expect(alerts()[0]).toContain(pictureWords.denied)
    await during(() => press('photo-settings'))
    expect(box.querySelector('#photo-sheet')).not.toBeNull()
  })

  it('that WeChat’s privacy guide does not allow says so without the way to the permissions, and is chosen by the next tap', async () => {
    host.end = { kind: 'unagreed' }
    await open()
    await pick('album')
    expect([alerts(), box.querySelector('#photo-settings')]).toEqual([[pictureWords.unagreed], null])
    host.end = { kind: 'chosen', photo: photoAt('http://tmp/me.jpg') }
    await pick('album')
    expect([alerts(), uploads().length]).toEqual([[], 1])
  })

  it('that is not chosen in the end, or that the host cannot give, changes nothing', async () => {
    await open()
    for (const kind of ['cancelled', 'failed'] as const) {
      host.end = { kind }
      await pick('album')
    }
    expect([uploads(), alerts(), moves]).toEqual([[], [], [`toast 2000 ${pictureWords.failed}`]])
  })
})

describe('what is proved', () => {
  it('S6 is shown masked', async () => {
    await open(told)
    for (const text of ['许**', '138 **** 8005', '招商银行 **** 0000', '105']) expect(box.textContent).toContain(text)
  })

  it.each([
    ['profile-real-name', 'navigateTo /subPackages/identification/index'],
    ['profile-phone', 'navigateTo /subPackages/bind-user/index'],
    ['profile-bank-card', 'navigateTo /subPackages/bank-management/index'],
  ])('leads on where it is missing: #%s', async (id, move) => {
    await serve(userInfo, ok({ userInfo: { ...user, mobile: '' }, profile: empty }))
    press(id)
    expect(moves).toEqual([move])
  })
})

it('opens by a retry after a failed first load', async () => {
  await serve(userInfo, refusal('BUSY', 'busy'))
  expect(box.querySelector('#profile-save')).toBeNull()
  tap(box.querySelector('.failed-state .button'))
  await open()
  expect(nickName()?.value).toBe('安然')
})
