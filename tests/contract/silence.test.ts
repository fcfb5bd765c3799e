import { endpoints } from '@tests/fixtures/endpoints'
import { connectApp, type FakeApp } from '@tests/request/fakeApp'
import { endAll, sent, settled } from '@tests/request/fakeHost'
import { visitActivityItem } from '@/contract/activity/custom'
import { viewLog } from '@/contract/activity/viewLog'
import { bankInfo, bindCard, bindCardSms } from '@/contract/bank/cards'
import { bankCode, confirmBankCode, createAndPay, cutFlow, payQuery, render } from '@/contract/cashier'
import type { Callable, Endpoint } from '@/contract/endpoint'
import {
  challengeItem,
  faceCreate,
  uploadChallengeFile,
  uploadFaceFile,
  uploadFaceIdFile,
} from '@/contract/identity/face'
import { getOcrInfo, idCardCreate, setOcrInfo, uploadImgFile } from '@/contract/identity/idCard'
import { birthdayReceiveInfo, receiveGift } from '@/contract/member/gifts'
import { leapRenewal, leapRenewLog } from '@/contract/member/leap'
import { vipAlipayPay, vipBankCode, vipBankPay, vipConfirmBankCode, vipPayStatus } from '@/contract/member/order'
import { memberOrderInfo } from '@/contract/member/orderInfo'
import { orderRenewLog, renewal, renewEnable, renewLog } from '@/contract/member/renewal'
import { copyOrderInfo } from '@/contract/order/again'
import { orderDetail, paymentInfo } from '@/contract/order/detail'
import { confirmOrderInfo } from '@/contract/order/place'
import {
  alipayCreate,
  alipayLook,
  certificateConfirmCode,
  certificateVerificationCode,
  confirmCode,
  createBankpay,
  payWay,
  verificationCode,
  wxpayCreate,
  wxpayLook,
} from '@/contract/paysystem'
import {
  decisionByScene,
  matchedGroup,
  tagBatchDecision,
  tagCompute,
  tagMatch,
} from '@/contract/remoteConfig/decisions'
import { getSchema } from '@/contract/remoteConfig/schema'
import { eventReport, reportToken } from '@/contract/report'
import { bills, userCouponToken } from '@/contract/supplier'
import { setGuideStatus } from '@/contract/wallet/balance'
import { call } from '@/request/call'
import { postReport } from '@/request/postReport'
import { connectEncryption } from '@/request/wire/encryption'

jest.mock('@tarojs/taro', () => jest.requireActual('@tests/request/fakeHost').taroModule)
jest.mock('@/platform/host/host', () => jest.requireActual('@/platform/host/host.weapp'))

type AnyEndpoint = Callable<object, unknown> | Endpoint<object, unknown, string, 'report'>

/** The calls whose errors the request layer does not show, grouped as in the rule; later areas add theirs. */
const silent: Record<string, AnyEndpoint[]> = {
  'gray group': [matchedGroup],
  'tag match': [tagBatchDecision, tagCompute, tagMatch, decisionByScene],
  cashier: [render, cutFlow, createAndPay, payQuery, bankCode, confirmBankCode],
  'cashier in place': [
    ...[payWay, wxpayCreate, wxpayLook, alipayCreate, alipayLook, createBankpay],
    ...[verificationCode, confirmCode, certificateVerificationCode, certificateConfirmCode],
    ...[vipAlipayPay, vipBankPay, vipPayStatus, vipBankCode, vipConfirmBankCode],
  ],
  'order info': [confirmOrderInfo, orderDetail, paymentInfo, copyOrderInfo, memberOrderInfo],
  renewal: [renewal, renewEnable, renewLog, orderRenewLog, leapRenewal, leapRenewLog],
  birthday: [birthdayReceiveInfo, receiveGift],
  bills: [bills],
  token: [reportToken, userCouponToken],
}

/** Calls of the four identity pages, which say beside the field what is wrong. */
const ofIdentity: AnyEndpoint[] = [
  ...[idCardCreate, uploadImgFile, getOcrInfo, setOcrInfo],
  ...[faceCreate, challengeItem, uploadFaceFile, uploadChallengeFile, uploadFaceIdFile],
  ...[bankInfo, bindCardSms, bindCard],
]

/** Calls without messages by other rules: the configuration, reports, and notes that need no answer. */
const otherwise: AnyEndpoint[] = [getSchema, eventReport, setGuideStatus, viewLog, visitActivityItem]

let app: FakeApp

beforeEach(() => {
  app = connectApp()
  // What the encryption makes of a call does not matter here, but that the call is sent.
  connectEncryption(async ({ headers }) => ({ headers, body: {} }))
})
afterEach(endAll)

/** Errors that the request layer shows when the server answers this call with HTTP 500. */
async function shownBy(endpoint: AnyEndpoint): Promise<number> {
  const made = endpoint.kind === 'report' ? postReport(endpoint, {}, { host: '' }) : call(endpoint, {})
  const end = made.catch(() => 'failed')
  await settled()
  await sent[0]?.answer({}, 500)
  expect(await end).toBe('failed')
  return app.shown.length
}

const named = Object.entries(silent).flatMap(([kind, calls]) => calls.map((one) => [kind, one.path, one] as const))

it.each(named)('R-35 no toast for %s: %s', async (_kind, _path, endpoint) => {
  expect(await shownBy(endpoint)).toBe(0)
})

it.each(ofIdentity.map((one) => [one.path, one] as const))('R-33 no toast for %s', async (_path, endpoint) => {
  expect(await shownBy(endpoint)).toBe(0)
})

const quiet = new Set<unknown>([...Object.values(silent).flat(), ...ofIdentity, ...otherwise])
const others = endpoints.filter(({ endpoint }) => !quiet.has(endpoint))

it('R-35 R-44 the calls with and without a message are all calls of the contract', () => {
  expect(others.length).toBeGreaterThan(20)
  expect(others.length + quiet.size).toBe(endpoints.length)
})

it.each(others.map(({ name, endpoint }) => [name, endpoint] as const))(
  'R-44 one message for %s',
  async (_name, endpoint) => {
    expect(await shownBy(endpoint as AnyEndpoint)).toBe(1)
  },
)
