import { sandboxTest } from '@tests/sandbox/startSandbox'
import sharp from 'sharp'
import { getOcrInfo, idCardCreate, setOcrInfo, uploadImgFile } from '@/contract/identity/idCard'
import { maskIdCard, maskName } from '@/lib/mask'
import { idCardOf } from '../../../sandbox/people/idCards'
import { people } from '../../../sandbox/people/people'
import { IdentityPlay } from './identityPlay'

const dayMs = 86_400_000
const card = (mobile: string) => {
  const person = people.find((one) => one.mobile === mobile)
  if (!person) throw new Error(`no person ${mobile}`)
  return idCardOf(person)
}

const sandbox = sandboxTest()

const start = (mobile: string, sample?: string) => IdentityPlay.start(sandbox, mobile, sample)
const newcomer = (at: number, sample?: string) => start(`139000005${String(at).padStart(2, '0')}`, sample)

describe('R-112 the ID card from nothing', () => {
  it('both sides are read, corrected and confirmed, and each step tells where it stands', async () => {
    const play = await newcomer(1)
    expect(await play.step('idCard')).toEqual({ step: 'idCard', state: 'todo', triesLeft: 5, reason: '' })
    const orderId = await play.cardOrder()
    expect((await play.info(orderId)).sides).toEqual([])

    await play.sendSide(orderId, 'front', await play.picture('front'))
    expect((await play.info(orderId)).sides).toEqual(['front'])
    expect((await play.confirm(orderId)).code).toBe('SIDE_MISSING')
    await play.sendSide(orderId, 'back', await play.picture('back'))
    const known = card('13800138000')
    expect(await play.info(orderId)).toEqual({
      orderId,
      sides: ['front', 'back'],
      ocrInfo: known,
      isConfirmed: false,
    })
    expect((await play.step('idCard'))?.state).toBe('read')

    expect((await play.confirm(orderId, { isConfirmed: false, address: '石榴里8号' })).data).toEqual({
      isConfirmed: false,
    })
    expect((await play.step('idCard'))?.state).toBe('corrected')
    expect((await play.info(orderId)).ocrInfo.address).toBe('石榴里8号')

    const confirmed = await play.confirm(orderId)
    expect(confirmed.data).toEqual({ isConfirmed: true })
    expect(await play.steps()).toMatchObject({
      next: 'face',
      name: maskName(known.name),
      idNumber: maskIdCard(known.idNumber),
    })
    expect((await play.step('idCard'))?.state).toBe('done')
  })

  it('S6 what is confirmed is masked, and its confirmation may be repeated', async () => {
    const play = await newcomer(2, '13800138030')
    const orderId = await play.proveCard()
    const known = card('13800138030')
    const { isConfirmed, ocrInfo } = await play.info(orderId)
    expect(isConfirmed).toBe(true)
    const told = JSON.stringify([ocrInfo, await play.steps()])
    for (const secret of [known.idNumber, known.name, known.address, known.birthday]) expect(told).not.toContain(secret)
    const again = { orderId, ...known, isConfirmed: true }
    expect((await play.call(setOcrInfo, again)).data).toEqual({ isConfirmed: true })
    expect((await play.call(setOcrInfo, { ...again, isConfirmed: false })).code).toBe('IDENTITY_DONE')
    expect((await play.call(idCardCreate, {})).code).toBe('IDENTITY_DONE')
    expect((await play.sendSide(orderId, 'front', await play.picture('front'))).code).toBe('ORDER_UNKNOWN')
  })

  it('goes on where it stopped, on whatever device', async () => {
    const one = await newcomer(3)
    const orderId = await one.cardOrder()
    await one.sendSide(orderId, 'back', await one.picture('back'))
    const other = await newcomer(3)
    expect(other.token).not.toBe(one.token)
    expect(await other.cardOrder()).toBe(orderId)
    expect((await other.info(orderId)).sides).toEqual(['back'])
  })

  it('another picture of a side replaces it, with its corrections', async () => {
    const play = await newcomer(4)
    const orderId = await play.cardOrder()
    await play.readBoth(orderId)
    await play.confirm(orderId, { isConfirmed: false, name: '别名' })
    await play.sendSide(orderId, 'front', await play.picture('front', '13800138001'))
    expect((await play.info(orderId)).ocrInfo).toMatchObject({ name: card('13800138001').name })
    expect((await play.step('idCard'))?.state).toBe('read')
  })
})

describe('R-112 data that cannot be confirmed', () => {
  it('an expired card, a minor, and wrong corrections are refused and nothing typed is lost', async () => {
    const play = await newcomer(5)
    const orderId = await play.cardOrder()
    await play.readBoth(orderId, 'minor', 'expired')
    expect((await play.confirm(orderId)).code).toBe('ID_MINOR')
    await play.sendSide(orderId, 'front', await play.picture('front'))
    expect((await play.confirm(orderId)).code).toBe('ID_EXPIRED')
    expect((await play.confirm(orderId, { validUntil: '2000-01-01', isConfirmed: false })).code).toBe('ID_EXPIRED')
    await play.sendSide(orderId, 'back', await play.picture('back'))
    expect((await play.confirm(orderId, { name: 'A' })).code).toBe('NAME_INVALID')
    expect((await play.confirm(orderId, { idNumber: '990101200011220027' })).code).toBe('ID_NUMBER_INVALID')
    expect((await play.steps()).name).toBe('')
    expect((await play.confirm(orderId, { idNumber: '11010519491231002x' })).code).toBe('000000')
  })

  it('a number belongs to one account', async () => {
    const [one, other] = [await newcomer(6, '13800138009'), await newcomer(7, '13800138009')]
    const orders = [await both(one), await both(other)] as const
    // It is told before the confirmation too, so that it stands beside the number.
    expect((await one.confirm(orders[0], { isConfirmed: false })).code).toBe('ID_IN_USE')
    expect((await one.confirm(orders[0])).code).toBe('ID_IN_USE')
    expect((await one.steps()).name).toBe('')
    // A corrected number that no account has is taken.
    expect((await other.confirm(orders[1], { idNumber: card('13800138031').idNumber })).code).toBe('000000')
  })

  it('the fifth number of another account that is typed on a day is the last that is looked up', async () => {
    const play = await newcomer(8, '13800138009')
    const orderId = await both(play)
    const codes: string[] = []
    for (let count = 0; count < 6; count++) codes.push((await play.confirm(orderId, { isConfirmed: false })).code)
    expect(codes).toEqual([...Array(5).fill('ID_IN_USE'), 'IDENTITY_LOCKED'])
    const free = { idNumber: '110101194801010010' }
    expect((await play.confirm(orderId, free)).code).toBe('IDENTITY_LOCKED')
    await sandbox.fault({ kind: 'clock', ms: 24 * 3_600_000 })
    expect((await play.confirm(orderId, { ...free, isConfirmed: false })).code).toBe('000000')
    await sandbox.clearFaults()
  })

  const both = async (play: IdentityPlay) => {
    const orderId = await play.cardOrder()
    await play.readBoth(orderId)
    return orderId
  }
})

describe('U6 pictures', () => {
  it('that are too large, empty, missing or no picture are refused and cost no try', async () => {
    const play = await newcomer(10)
    const orderId = await play.cardOrder()
    const front = await play.picture('front')
    const large = new Uint8Array(20 * 1024 * 1024 + 1)
    large.set(front)
    const send = (file?: Uint8Array, name = 'card.png') =>
      play.send(uploadImgFile, { orderId, side: 'front' }, file, name)
    expect((await send(large)).code).toBe('FILE_TOO_LARGE')
    expect((await send(new Uint8Array())).code).toBe('FILE_EMPTY')
    expect((await send()).code).toBe('FILE_MISSING')
    expect((await send(new TextEncoder().encode('<html><script>alert(1)</script>'))).code).toBe('FILE_TYPE')
    expect(await play.step('idCard')).toMatchObject({ state: 'todo', triesLeft: 5 })
    expect((await play.info(orderId)).sides).toEqual([])
  })

  it('with a place and a camera are read all the same, and neither is kept', async () => {
    const play = await newcomer(11)
    const orderId = await play.cardOrder()
    const told = { IFD0: { Make: 'Phone 9' }, IFD3: { GPSLatitude: '39/1 54/1 15/1', GPSLatitudeRef: 'N' } }
    const file = await sharp(Buffer.from(await play.picture('front')))
      .withExifMerge(told)
      .jpeg()
      .toBuffer()
    expect(file.includes('Phone 9')).toBe(true)
    expect((await play.sendSide(orderId, 'front', file)).data).toEqual({ side: 'front' })
    const { ocrInfo } = await play.info(orderId)
    expect(ocrInfo.name).toBe(card('13800138000').name)
    expect(JSON.stringify(ocrInfo)).not.toMatch(/Phone|39\/1/)
  })

  it('one open order answers every create, however often and at the same time', async () => {
    const play = await newcomer(12)
    const answers = await Promise.all(Array.from({ length: 12 }, () => play.call(idCardCreate, {})))
    expect(new Set(answers.map(({ data }) => data.orderId)).size).toBe(1)
    expect(new Set(answers.map(({ data }) => data.triesLeft))).toEqual(new Set([5]))
  })
})

describe('R-112 tries of a day', () => {
  it('each picture that fails tells why in words, the fifth is the last of the day, and the next Beijing day begins anew', async () => {
    const play = await newcomer(20)
    const orderId = await play.cardOrder()
    const fail = async (kind: 'blurred' | 'dark' | 'cut' | 'back' | 'bank') =>
      (await play.sendSide(orderId, 'front', await play.picture(kind))).code
    const codes = ['BLURRED', 'DARK', 'CUT', 'WRONG_SIDE', 'NOT_CARD']
    for (const [at, kind] of (['blurred', 'dark', 'cut', 'back', 'bank'] as const).entries()) {
      expect(await fail(kind)).toBe(`PICTURE_${codes[at]}`)
      const state = at === 4 ? 'locked' : 'failed'
      expect(await play.step('idCard')).toMatchObject({
        state,
        triesLeft: 4 - at,
        reason: expect.stringMatching(/.{6,}/),
      })
    }
    const good = await play.picture('front')
    expect((await play.sendSide(orderId, 'front', good)).code).toBe('IDENTITY_LOCKED')
    expect((await play.call(idCardCreate, {})).code).toBe('IDENTITY_LOCKED')

    await sandbox.fault({ kind: 'clock', ms: dayMs })
    expect((await play.call(idCardCreate, {})).data).toEqual({ orderId, triesLeft: 5 })
    expect((await play.sendSide(orderId, 'front', good)).code).toBe('000000')
  })

  it('a picture that is read ends the failure before it and costs no try', async () => {
    const play = await newcomer(21)
    const orderId = await play.cardOrder()
    await play.sendSide(orderId, 'front', await play.picture('dark'))
    expect((await play.step('idCard'))?.reason).toContain('光线')
    await play.sendSide(orderId, 'front', await play.picture('front'))
    expect(await play.step('idCard')).toEqual({ step: 'idCard', state: 'todo', triesLeft: 4, reason: '' })
  })
})

describe('U5', () => {
  it('a customer cannot use another one’s order', async () => {
    const [owner, other] = [await newcomer(30), await newcomer(31)]
    const orderId = await owner.cardOrder()
    await owner.readBoth(orderId)
    const { ocrInfo } = await owner.info(orderId)
    expect((await other.call(getOcrInfo, { orderId })).code).toBe('ORDER_UNKNOWN')
    expect((await other.call(setOcrInfo, { orderId, ...ocrInfo, isConfirmed: true })).code).toBe('ORDER_UNKNOWN')
    expect((await other.sendSide(orderId, 'front', await other.picture('front'))).code).toBe('ORDER_UNKNOWN')
    expect((await owner.info(orderId)).isConfirmed).toBe(false)
    expect((await sandbox.call(getOcrInfo, { orderId })).code).toBe('300000')
  })
})
