import { infoOf } from '@tests/domain/wallet/samples'
import type { GreyKey } from '@/contract/remoteConfig/decisions'
import type { EventReportReq } from '@/contract/report'
import { consent } from '@/domain/account/consent'
import { refusedReminders } from '@/domain/account/refusedReminders'
import { keptBinding } from '@/domain/bank/keptBinding'
import { type CashierState, cashierValues } from '@/domain/cashier/payment/cashierStorage'
import { loginPrint } from '@/domain/cashier/pending/customer'
import { pendingPayments } from '@/domain/cashier/pending/pendingPayments'
import { openExchange } from '@/domain/coin/exchangeIntents'
import { visitorHistory } from '@/domain/mall/searchHistory'
import { PriceChoice } from '@/domain/member/offer/priceChoice'
import { isOrderOpen } from '@/domain/order/orderIntents'
import { greyGroups } from '@/domain/remoteConfig/grey'
import { activePriceKeys, greyKeys, greyStorageKey, withdrawInfoKeys } from '@/domain/session/customerKeys'
import { launch, storedInviter } from '@/domain/session/launch'
import { session } from '@/domain/session/session'
import { supplierValues } from '@/domain/session/supplierValues'
import { unwarned } from '@/domain/wallet/withdraw/unwarned'
import { unconfirmedWithdrawal, withdrawInfo } from '@/domain/wallet/withdraw/withdrawInfo'
import { language } from '@/i18n/language'
import { launchStorage } from '@/platform/storage/sessionStorage'
import { EventQueue } from '@/report/queue'
import { ApiError } from '@/request/errors'
import { forgetSessionId, sessionId } from '@/request/sessionId'
import { restorePreferences } from '@/shell/preferences'
import { textSize } from '@/theme/textSize'
import { storedTheme } from '@/theme/themeFlag'

/** Values that another version of the app, or a person with a browser's developer tools, may have left under any key. */
export const spoilt: Record<string, unknown> = {
  null: null,
  'a number': 5,
  'a text in Chinese': '中文',
  'an empty object': {},
  'an empty list': [],
  'a huge text': 'a'.repeat(100_000),
  'another version': { version: 99, value: 'old' },
}

/** One stored value, and how the app reads it. */
export interface StoredRow {
  key: string
  isOfLaunch?: true
  good: unknown
  read(): unknown
  /** Result of the app's read where the valid value is stored; the value itself by default. */
  seen?: unknown
  /** Result of the app's read where nothing is stored; undefined by default. */
  absent?: unknown
  /** Names of invalid values that are valid for this key. */
  takes?: string[]
  /** The app writes a new value as soon as the old one is removed. */
  isRenewed?: true
  /** Clears the memory that an earlier row has filled. */
  reset?(): void
}

const digits = '1'.repeat(32)
const tool = { assetType: 'DEBIT_CARD', amount: 1690, cardId: 'C1' } as const

const payment = {
  requestId: 'r1',
  orderId: 'M1',
  bizType: 'MALL_ORDER',
  source: '海报',
  tool,
  callBackUrl: 'https://app/return?orderId=M1',
  createdAt: 1000,
  bizNo: 'P1',
}

const event: EventReportReq = {
  anonymousId: digits,
  time: 1000,
  eventId: '1000001',
  pageId: 'home',
  pageTitle: '首页',
  moduleName: '',
  elementName: '',
  url: '',
  referer: '',
  appName: 'xbt-wallet',
  appVersion: '7.1.9',
  os: 'IOS',
  osVersion: '17.0',
  screenWidth: 390,
  screenHeight: 844,
  source_type: 'wap',
  item: {
    event_id: '1000001',
    mobile: '',
    name: '',
    token: '',
    from: '',
    type: 'WEB',
    active_id: '',
    event_from: 'APP',
    utm_source: '',
    product_id: '',
    style: 'xbt',
    refer: '',
    userAgent: '',
    errorMessage: '',
  },
}

const ofDevice: StoredRow[] = [
  {
    key: 'mToken',
    good: 'token-a',
    read: () => {
      session.restore()
      return session.token
    },
  },
  {
    key: 'privacyConsent',
    good: 1,
    seen: true,
    absent: false,
    reset: () => consent.withdraw(),
    read: () => {
      consent.restore()
      return consent.accepted
    },
  },
  {
    key: 'deviceId',
    good: digits,
    absent: expect.stringMatching(/^\d{32}$/),
    isRenewed: true,
    reset: () => consent.withdraw(),
    read: () => {
      consent.accept()
      return consent.deviceId
    },
  },
  {
    key: 'sessionId',
    good: digits,
    absent: expect.stringMatching(/^\d{32}$/),
    isRenewed: true,
    reset: forgetSessionId,
    read: sessionId,
  },
  {
    key: 'language',
    good: 'en',
    absent: 'zh-CN',
    read: () => {
      restorePreferences(undefined)
      return language()
    },
  },
  {
    key: 'textSize',
    good: 'largest',
    absent: 'standard',
    read: () => {
      restorePreferences(undefined)
      return textSize()
    },
  },
  {
    key: 'type',
    good: 'xyfApp',
    read: () => {
      restorePreferences(undefined)
      return storedTheme()
    },
  },
  { key: 'rscToken', good: 'rsc-1', read: () => supplierValues().rscToken },
  { key: 'rightsOrderNo', good: 'order-1', read: () => supplierValues().rightsOrderNo },
  { key: 'inviterUserId', good: '42', seen: 42, read: storedInviter },
  {
    key: 'usualPlace',
    good: { name: '人民广场', address: '', latitude: 31.23, longitude: 121.47 },
    // It is read once, when its module is loaded.
    read: () => jest.requireActual('@/domain/account/usualPlace').usualPlace.place,
    reset: () => jest.resetModules(),
  },
  {
    key: 'recommendation',
    good: 'general',
    seen: false,
    absent: true,
    // It is read once, when its module is loaded.
    read: () => jest.requireActual('@/domain/account/recommendation').recommendation.isPersonal,
    reset: () => jest.resetModules(),
  },
  {
    key: 'refusedReminders',
    good: { renewal: 1_000 },
    seen: true,
    absent: false,
    takes: ['an empty object', 'another version'],
    read: () => refusedReminders.has('renewal', 2_000),
  },
  { key: 'oneKeyBinding', good: { bindNo: 'B1', product: 'xbt' }, read: () => keptBinding.read() },
  {
    key: 'unwarnedAccounts',
    good: ['A1'],
    seen: true,
    absent: false,
    takes: ['an empty list'],
    read: () => unwarned.has('A1'),
  },
  { key: 'mallSearchHistory', good: ['话费'], absent: [], takes: ['an empty list'], read: visitorHistory },
  {
    key: 'pendingPayments',
    good: [{ payment, login: loginPrint() }],
    seen: [payment],
    absent: [],
    reset: () => session.signOut(),
    takes: ['an empty list'],
    read: () => pendingPayments.all(),
  },
  {
    key: 'reportQueue',
    good: [event],
    absent: [],
    takes: ['an empty list'],
    read: () => new EventQueue().fresh(1000),
  },
]

const cashier: CashierState = {
  cashierPayData: { amount: 1690, bizInfo: '{}', paymentToolList: [{ ...tool, name: '银行', cardTail: '6101' }] },
  chosePayMode: tool,
  payCardStatus: 'payIn',
  payCardType: 'VIP_MEMBER_CARD',
  bizNo: 'P1',
  outBizNo: 'O1',
  payFailedReason: '余额不足',
  buySource: 'member-v2',
  curPayInfo: { orderId: 'M1', requestId: 'r1', bizType: 'VIP_MEMBER_CARD' },
  bankPay: true,
  showCardPay: false,
  isPayVipCashier: true,
}

/** A group of a grey test, read as a screen does: it asks the server where none is kept. */
function readGroup(key: GreyKey): unknown {
  let isAsked = false
  const read = async () => {
    isAsked = true
    throw new ApiError({ kind: 'offline', traceId: '' })
  }
  void greyGroups(read, [key])
  return isAsked ? undefined : launchStorage.read(greyStorageKey(key))
}

const ofLaunch: StoredRow[] = [
  ...greyKeys.map((key): StoredRow => ({ key: greyStorageKey(key), good: 'groupB', read: () => readGroup(key) })),
  ...Object.values(activePriceKeys).map(
    (key): StoredRow => ({
      key,
      good: 'single_month',
      absent: 'continue_month',
      read: () => new PriceChoice(key).of(['continue_month', 'single_month'], (price) => price),
    }),
  ),
  {
    key: 'launch',
    good: { query: { from: '海报' }, miniLinkParams: { goodsId: '9' } },
    seen: '海报',
    isRenewed: true,
    read: () => {
      launch.read()
      return launch.query.from
    },
  },
  {
    key: 'appToken',
    good: 'app-token',
    reset: () => launch.dropAppToken(),
    read: () => {
      launch.read()
      return launch.appToken?.token
    },
  },
  {
    key: 'orderIntents',
    good: [{ form: 'a'.repeat(32), requestId: 'r1', goodsId: 'g1' }],
    seen: true,
    absent: false,
    takes: ['an empty list'],
    read: () => isOrderOpen('g1'),
  },
  {
    key: 'openWithdrawal',
    good: { form: { accountId: 'bank-1', amount: 5_000, fee: 0, code: '123456' }, requestId: 'r1' },
    seen: { accountId: 'bank-1', amount: 5_000, fee: 0, code: '123456' },
    read: unconfirmedWithdrawal,
  },
  {
    key: 'openExchange',
    good: { form: { exchangeNo: 'X1' }, requestId: 'r1' },
    seen: { exchangeNo: 'X1' },
    read: openExchange,
  },
  ...withdrawInfoKeys.map(
    (key): StoredRow => ({
      key,
      good: infoOf({ recent_expire_info: { amount: 100, time: 1_000 } })[key],
      takes: {
        account_info: ['an empty list'],
        money_add_log: ['an empty list'],
        money_out_log: ['an empty list'],
        money_amount: ['a number'],
        recent_expire_info: [],
      }[key],
      read: () => withdrawInfo[key].read(),
    }),
  ),
  ...Object.entries(cashier).map(([key, good]) => ({
    key,
    good,
    takes: key === 'payFailedReason' || key === 'buySource' ? ['a text in Chinese'] : [],
    read: () => cashierValues[key as keyof CashierState].read(),
  })),
]

/** Every value that the app stores. */
export const rows: StoredRow[] = [...ofDevice, ...ofLaunch.map((row): StoredRow => ({ ...row, isOfLaunch: true }))]
