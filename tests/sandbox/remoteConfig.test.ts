import { cutFlow } from '@/contract/cashier'
import {
  decisionByScene,
  matchedGroup,
  tagBatchDecision,
  tagCompute,
  tagMatch,
} from '@/contract/remoteConfig/decisions'

import { getSchema } from '@/contract/remoteConfig/schema'
import { parseConfig } from '@/domain/remoteConfig/parseConfig'
import { parsePage } from '@/domain/remoteConfig/parsePage'
import { namedLinks, routeAt } from '@/routes'
import { sandboxTest } from './startSandbox'

const sandbox = sandboxTest()

const schemaOf = async (code: string, lang?: 'zh-CN' | 'en') =>
  (await sandbox.call(getSchema, { code }, { lang })).data.pageInfo.schema

describe('low-code schemas', () => {
  it('R-39 R-98 the configuration has every value that the app reads, in the caller’s language', async () => {
    const { values } = parseConfig(await schemaOf('xyf_xbt_01', 'en'))
    expect(values.vip.renewPlanPopTitle).toBe('About auto-renewal')
    expect(Object.values(values.vip.discountInfo).every(({ payDiscountTips }) => payDiscountTips)).toBe(true)
    expect([values.supVip.showStayImage, values.reportSwitch]).toEqual([true, 'on'])
    expect(Math.abs((values.ts ?? 0) - Date.now())).toBeLessThan(5000)
    expect(values.blocks.map(({ type }) => type)).toEqual(['countdown', 'coupon'])
  })

  it('a page for the preview has one block of each kind, and the app can read them all', async () => {
    const { blocks, unknown, broken } = parsePage(await schemaOf('preview_all'))
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

  it('R-14 a page leads to screens by their names and addresses, each of which the app can open', async () => {
    const { blocks } = parsePage(await schemaOf('services'))
    const links = blocks.map((block) => (block.type === 'button' ? block.link : ''))
    expect(links.filter((link) => namedLinks.has(link))).toHaveLength(5)
    expect(links.filter((link) => !routeAt(namedLinks.get(link) ?? link.split('?')[0] ?? ''))).toEqual([])
  })

  it('S5 pages that are half, empty or broken exist to be looked at', async () => {
    const [mixed, empty, broken] = await Promise.all(
      ['preview_mixed', 'preview_empty', 'preview_broken'].map(async (code) => parsePage(await schemaOf(code))),
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

describe('decisions about a customer', () => {
  const tagsOf = async (mobile: string, tagKeys: string[], lang: 'zh-CN' | 'en' = 'en') => {
    const token = await sandbox.login(mobile)
    return (await sandbox.call(tagCompute, { tagKeys }, { token, lang })).data.tagComputeResultList
  }

  it('R-103 computes the tags that are asked for, and leaves out those without a value', async () => {
    expect(await tagsOf('13800138010', ['member_growth', 'member_level', 'constructor'])).toEqual([
      { tagKey: 'member_growth', tagResult: '100' },
      { tagKey: 'member_level', tagResult: 'New member' },
    ])
    expect(await tagsOf('13800138010', ['member_level'], 'zh-CN')).toEqual([
      { tagKey: 'member_level', tagResult: '新会员' },
    ])
    expect(await tagsOf('13800138010', ['member_saved_month'])).toEqual([
      { tagKey: 'member_saved_month', tagResult: '0.00' },
    ])
    expect(await tagsOf('13800138005', ['member_growth', 'member_level', 'member_saved_month'])).toEqual([])
    expect((await sandbox.call(tagCompute, { tagKeys: ['member_level'] })).data.tagComputeResultList).toEqual([])
  })

  it('tags are computed once each, and a list of thousands is refused', async () => {
    const token = await sandbox.login('13800138002')
    const answer = (number: number) =>
      sandbox.call(tagCompute, { tagKeys: Array.from({ length: number }, () => 'member_growth') }, { token })
    expect((await answer(200)).data.tagComputeResultList).toHaveLength(1)
    expect(await answer(201)).toMatchObject({ code: 'BAD_REQUEST' })
  })

  it('R-97 R-103 the customer with the complaint flag gets the guide, others do not', async () => {
    const matchOf = async (mobile?: string) =>
      (await sandbox.call(tagMatch, {}, { token: mobile && (await sandbox.login(mobile)), lang: 'en' })).data
    const { isMatched, reduceComplaintInfo } = await matchOf('13800138006')
    expect([isMatched, reduceComplaintInfo?.steps.length]).toEqual([true, 2])
    expect(JSON.stringify(reduceComplaintInfo)).not.toMatch(/[\u4e00-\u9fff]/)
    expect(await matchOf('13800138002')).toEqual({ isMatched: false })
    expect(await matchOf()).toEqual({ isMatched: false })
  })

  it('R-103 decides which places of a screen are shown', async () => {
    const sceneKeys = ['vip_saved_money', 'vip_birthday_entry', 'vip_surprise_entry', 'vip_renew_entry', 'toString']
    const shownTo = async (mobile?: string) => {
      const token = mobile && (await sandbox.login(mobile))
      const { decisions } = (await sandbox.call(decisionByScene, { sceneKeys }, { token })).data
      expect(decisions.map(({ sceneKey }) => sceneKey)).toEqual(sceneKeys)
      return decisions.filter(({ matchResult }) => matchResult).map(({ sceneKey }) => sceneKey)
    }
    await sandbox.fault({ kind: 'clock', at: Date.parse('2027-03-10T12:00:00+08:00') })
    await sandbox.reset()
    // Bought for a single term, which the customer may make renew.
    expect(await shownTo('13800138014')).toEqual([
      'vip_saved_money',
      'vip_birthday_entry',
      'vip_surprise_entry',
      'vip_renew_entry',
    ])
    expect(await shownTo('13800138010')).toEqual(['vip_saved_money', 'vip_surprise_entry', 'vip_renew_entry'])
    expect(await shownTo('13800138011')).toEqual(['vip_saved_money', 'vip_renew_entry'])
    expect(await shownTo('13800138005')).toEqual([])
    expect(await shownTo()).toEqual([])
    await sandbox.clearFaults()
    await sandbox.reset()
  })
})

describe('the page of grey groups', () => {
  const press = (path: string, headers: Record<string, string> = {}) =>
    fetch(sandbox.url + path, { method: 'POST', redirect: 'manual', headers: { accept: 'text/html', ...headers } })
  const groupOf = async (mobile: string) => {
    const token = await sandbox.login(mobile)
    return (await sandbox.call(matchedGroup, { bizKey: 'vip_renew_button' }, { token })).data.group
  }

  it('R-96 shows the group of each customer for the six keys, and forces another', async () => {
    const path = '/sandbox/groups/13800138005/vip_renew_button/groupB'
    const page = async () => (await fetch(`${sandbox.url}/sandbox/groups?lang=en`)).text()
    expect(await page()).toContain(`action="${path}?lang=en"`)
    const answer = await press(`${path}?lang=en`)
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/sandbox/groups?lang=en'])
    expect([await groupOf('13800138005'), await groupOf('13800138007')]).toEqual(['groupB', 'groupA'])
    expect(await page()).toContain('action="/sandbox/groups/13800138005/vip_renew_button/groupA?lang=en"')
    await press('/sandbox/groups/13800138005/vip_renew_button/groupA')
    expect(await groupOf('13800138005')).toBe('groupA')
  })

  it('changes nothing from another site, or for what it does not know', async () => {
    const foreign = await press('/sandbox/groups/13800138007/vip_renew_button/groupB', {
      'sec-fetch-site': 'cross-site',
    })
    expect(foreign.status).toBe(403)
    for (const path of [
      '13800138007/vip_renew_button/groupC',
      '13800138007/constructor/groupB',
      '1/vip_renew_button/groupB',
    ])
      expect((await press(`/sandbox/groups/${path}`)).status).toBe(303)
    expect(await groupOf('13800138007')).toBe('groupA')
  })

  it('R-88 R-72 a switch lets a customer pay a membership by its own calls', async () => {
    const token = await sandbox.login('13800138005')
    const inCashier = async () =>
      (await sandbox.call(cutFlow, { cutFlowType: 'vipMemberCardCutFlow' }, { token })).data.isPayVipCashier
    expect(await inCashier()).toBe(true)
    await press('/sandbox/groups/13800138005/vipMemberCardCutFlow/groupB')
    expect(await inCashier()).toBe(false)
    await press('/sandbox/groups/13800138005/vipMemberCardCutFlow/groupA')
    expect(await inCashier()).toBe(true)
  })

  it('is linked from the people', async () => {
    expect(await (await fetch(`${sandbox.url}/sandbox?lang=en`)).text()).toContain('href="/sandbox/groups?lang=en"')
  })
})
