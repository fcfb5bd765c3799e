import { matchedGroup, tagBatchDecision } from '@/contract/config/decisions'
import { getSchema } from '@/contract/config/schema'
import { readConfig } from '@/domain/config/readConfig'
import { readPage } from '@/domain/config/readPage'
import { sharedSandbox, type TestSandbox } from './startSandbox'

let sandbox: TestSandbox

beforeAll(async () => {
  sandbox = await sharedSandbox()
}, 90_000)
afterAll(() => sandbox.close())

const schemaOf = async (code: string, lang?: 'zh-CN' | 'en') =>
  (await sandbox.call(getSchema, { code }, { lang })).data.pageInfo.schema

describe('low-code schemas', () => {
  it('R-39 R-98 the configuration has every value that the app reads, in the caller’s language', async () => {
    const { values } = readConfig(await schemaOf('xyf_xbt_01', 'en'))
    expect(values.vip.renewPlanPopTitle).toBe('About automatic renewal')
    expect(Object.values(values.vip.discountInfo).every(({ payDiscountTips }) => payDiscountTips)).toBe(true)
    expect([values.supVip.showStayImage, values.reportSwitch]).toEqual([true, 'on'])
    expect(Math.abs((values.ts ?? 0) - Date.now())).toBeLessThan(5000)
    expect(values.blocks.map(({ type }) => type)).toEqual(['countdown', 'coupon'])
  })

  it('a page for the preview has one block of each kind, and the app can read them all', async () => {
    const { blocks, unknown, broken } = readPage(await schemaOf('preview_all'))
    expect(blocks.map(({ type }) => type).sort()).toEqual([
      'banner',
      'button',
      'countdown',
      'coupon',
      'goods',
      'grid',
      'notice',
      'picture',
      'text',
    ])
    expect([unknown, broken]).toEqual([[], []])
  })

  it('S5 pages that are half, empty or broken exist to be looked at', async () => {
    const [mixed, empty, broken] = await Promise.all(
      ['preview_mixed', 'preview_empty', 'preview_broken'].map(async (code) => readPage(await schemaOf(code))),
    )
    expect([mixed?.blocks.length, mixed?.unknown, mixed?.broken]).toEqual([
      9,
      ['hologram', 'constructor'],
      ['picture', '?'],
    ])
    expect([empty?.isReadable, empty?.blocks]).toEqual([true, []])
    expect(broken?.isReadable).toBe(false)
  })

  it.each(['nowhere', '', 'constructor', '__proto__'])('refuses a code that does not exist: %j', async (code) => {
    const answer = await sandbox.call(getSchema, { code }, { lang: 'en' })
    expect([answer.body, answer.message]).toEqual([
      { suc: false, code: 'PAGE_UNKNOWN', message: 'There is no such page.' },
      'There is no such page.',
    ])
  })
})

describe('grey groups', () => {
  it('R-96 decides several keys at once as it decides each alone', async () => {
    const token = await sandbox.login('13800138002')
    const bizKeys = [
      'cashier_bank_test',
      'vip_confirm_content',
      'vip_renew_notification',
      'vip_renew_button',
      'vip_unpaidorder_test',
      'vipReduceExternalComplaints',
    ] as const
    const { decisions } = (await sandbox.call(tagBatchDecision, { bizKeys: [...bizKeys] }, { token })).data
    const alone = await Promise.all(
      bizKeys.map(async (bizKey) => ({ bizKey, ...(await sandbox.call(matchedGroup, { bizKey }, { token })).data })),
    )
    expect(decisions).toEqual(alone)
    expect(decisions.filter(({ group }) => group === 'groupB').map(({ bizKey }) => bizKey)).toEqual([
      'cashier_bank_test',
      'vip_renew_notification',
    ])
  })
})
