import { done, ends, failedCharge, infoWith, refused } from '@tests/domain/member/fakeMembership'
import { argsOf } from '@tests/request/fakeHost'
import { moves } from '@tests/routes/fakeNavigation'
import { callsTo, openScreen, serve, settle, setUpScreens } from '@tests/screens/screenTest'
import { box, tap } from '@tests/ui/mounted'
import { says } from '@tests/ui/says'
import { vipInfo } from '@/contract/member/info'
import { leapRenewal, leapRights, leapVipInfo } from '@/contract/member/leap'
import { renewal, renewEnable, renewLog } from '@/contract/member/renewal'
import { tagBatchDecision } from '@/contract/remoteConfig/decisions'
import { config } from '@/domain/remoteConfig/config'
import { defaultConfig } from '@/domain/remoteConfig/configValues'
import { renewal as words } from '@/i18n/renewal'
import { report } from '@/report/report'
import { routes } from '@/routes'
import LeapRenewal from '@/subPackages/xyfApp/member-leap/renew-manage'
import LeapStay from '@/subPackages/xyfApp/member-leap/renew-manage-detainment'

jest.mock('@/report/report', () => ({ ...jest.requireActual('@/report/report'), report: jest.fn() }))
jest.mock('@/domain/remoteConfig/config', () => ({ config: { ask: jest.fn(), values: {} } }))

const showPicture = (showStayImage: boolean) =>
  Object.assign(config, { values: { ...defaultConfig, supVip: { showStayImage } } })

async function openManage(info = infoWith()): Promise<void> {
  openScreen(LeapRenewal, routes.leapRenewal.path)
  await serve(tagBatchDecision, done({ decisions: [] }))
  await serve(leapVipInfo, done(info))
}

const benefit = (itemId: string, receiveStatus: string) => ({
  itemId,
  itemName: `权益 ${itemId}`,
  itemType: 'life_coupon',
  itemSalePrice: 100,
  itemTitle: '',
  itemSubTitle: '',
  itemImg: '',
  description: '',
  hasGotten: false,
  jumpUrl: '',
  receiveStatus,
})
const rights = {
  categories: [
    {
      categoryType: 'cat_rights_vip',
      categoryName: '',
      packageList: [{ packageType: 'life', itemList: [benefit('1', 'can_receive'), benefit('2', 'received')] }],
    },
  ],
}

async function openStay(info = infoWith()): Promise<void> {
  openScreen(LeapStay, routes.leapStay.path)
  await serve(leapRights, done(rights))
  await serve(tagBatchDecision, done({ decisions: [] }))
  await serve(leapVipInfo, done(info))
}

setUpScreens()
beforeEach(() => showPicture(true))

const find = (id: string) => box.querySelector(`#${id}`)
const press = (id: string) => tap(find(id))
const reports = () => jest.mocked(report).mock.calls.map(([name, detail]) => [name, (detail as object) ?? {}])
const answered = (renewStatus: 'on' | 'stopped') => done({ renewStatus, endTime: ends })

describe('R-104 the renewal of the super-vip membership', () => {
  it('is read and started by calls of its own', async () => {
    await openManage(infoWith({ renewStatus: 'never' }))
    press('renewal-start')
    await serve(leapRenewal, answered('on'))
    expect(callsTo(leapRenewal).map(argsOf)).toEqual([{ renew: true, reason: '' }])
    expect(find('renewal-on')).not.toBeNull()
    for (const other of [vipInfo, renewal, renewEnable, renewLog]) expect(callsTo(other)).toEqual([])
  })

  it('leads to the screen that shows what ends, and stops nothing by itself', async () => {
    await openManage()
    press('renewal-stop')
    await settle()
    expect(moves).toEqual(['navigateTo /subPackages/xyfApp/member-leap/renew-manage-detainment'])
    expect(callsTo(leapRenewal)).toEqual([])
  })

  it('mentions no coupon that it does not bring, and shows its rules here', async () => {
    await openManage()
    expect(find('renewal-coupon')).toBeNull()
    expect(box.textContent).toContain('规则一')
  })

  it('pays a failed charge as an order of this membership', async () => {
    await openManage(infoWith({ failedCharge }))
    press('renewal-pay')
    expect(moves).toEqual(['navigateTo /subPackages/xyfApp/h5-pay/index?orderId=V1&source=member-leap'])
  })
})

describe('the screen before the renewal is stopped', () => {
  it('R-98 shows what ends, with a picture where the operator lets it be shown', async () => {
    await openStay()
    expect(box.textContent).toContain(words.stayCount(12))
    expect(box.textContent).toContain('300.00')
    expect(box.textContent).toContain(words.canClaim)
    expect(box.querySelector('.stay-body-picture')).not.toBeNull()
    expect(reports()[0]).toEqual(['memberStayShow', { productId: 'leap' }])
  })

  it('R-98 shows no picture otherwise', async () => {
    showPicture(false)
    await openStay()
    expect(box.querySelector('.stay-body')).not.toBeNull()
    expect(box.querySelector('.stay-body-picture')).toBeNull()
  })

  it('R-104 stops the renewal by one tap, with the reason, and returns with the day until which benefits stay', async () => {
    await openStay()
    press('reason-benefits')
    press('stop-confirm')
    await serve(leapRenewal, answered('stopped'))
    expect(callsTo(leapRenewal).map(argsOf)).toEqual([{ renew: false, reason: words.reasons.benefits }])
    expect(moves).toEqual([
      'toast 2000 已关闭自动续费，权益保留至 2026-12-12',
      'redirectTo /subPackages/xyfApp/member-leap/renew-manage',
    ])
    expect(reports()).toContainEqual(['memberStayTap', { productId: 'leap', activityId: 'stop' }])
    expect(reports()).toContainEqual(['memberRenewStop', { productId: 'leap' }])
  })

  it('both ways on have the same weight, and keeping the renewal sends nothing', async () => {
    await openStay()
    const looks = ['stop-keep', 'stop-confirm'].map((id) => find(id)?.className)
    expect(looks[0]).toBe(looks[1])
    press('stop-keep')
    await settle()
    expect(callsTo(leapRenewal)).toEqual([])
    expect(moves).toEqual(['navigateBack'])
    expect(reports()).toContainEqual(['memberStayTap', { productId: 'leap', activityId: 'keep' }])
    expect(reports()).toContainEqual(['memberRenewKeep', { productId: 'leap' }])
  })

  it('R-35 a refusal stands at the buttons, without a toast', async () => {
    await openStay()
    press('stop-confirm')
    await serve(leapRenewal, refused('NOT_A_MEMBER', '您还不是会员'))
    expect(box.querySelector('.screen-footer [role=alert]')?.textContent).toBe('您还不是会员')
    expect(moves).toEqual([])
  })

  it('of a renewal that is already off says so, and offers nothing to stop', async () => {
    await openStay(infoWith({ renewStatus: 'stopped' }))
    await says(
      box,
      '会员权益保留至 2026-12-12，不会再扣款',
      'Your benefits remain until 2026-12-12. You will not be charged again',
    )
    expect(find('stop-confirm')).toBeNull()
    press('stay-manage')
    expect(moves).toEqual(['redirectTo /subPackages/xyfApp/member-leap/renew-manage'])
  })

  it('does without the benefits where they cannot be read', async () => {
    openScreen(LeapStay, routes.leapStay.path)
    await serve(leapRights, refused('BUSY', ''))
    await serve(tagBatchDecision, done({ decisions: [] }))
    await serve(leapVipInfo, done(infoWith()))
    expect(find('stop-confirm')).not.toBeNull()
    expect(box.textContent).not.toContain(words.stayList)
    expect(moves).toEqual([])
  })
})
