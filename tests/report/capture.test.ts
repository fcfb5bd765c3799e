import { payMember, readMember } from '@tests/request/testEndpoints'
import { bankCode, confirmBankCode, createAndPay, payQuery } from '@/contract/cashier'
import { index } from '@/contract/home'
import { goldMemberPage, goldOrder, memberPage } from '@/contract/member/gold'
import { goldActivity, goldAgreement, goldSendSms } from '@/contract/member/goldActivity'
import { memberOrderInfo } from '@/contract/member/orderInfo'
import { alipayCreate, confirmCode, payWay, verificationCode } from '@/contract/paysystem'
import { matchedGroup } from '@/contract/remoteConfig/decisions'
import type { FaultListener } from '@/platform/host/faultsPort'
import { captureCall, captureFaults, captureLoad } from '@/report/capture'
import type { Happening } from '@/report/events'
import { FaultLimit, normalised } from '@/report/limit'
import { connectReports, openSink } from '@/report/report'
import { ApiError } from '@/request/errors'
import { connectFake, portsOf } from './fakeReports'

jest.mock('@tarojs/taro', () => jest.requireActual('@tests/request/fakeHost').taroModule)
jest.mock('@/platform/host/faults', () => ({
  watchFaults: (listener: object) => Object.assign(mockHost, listener),
}))

const mockHost: FaultListener = { error: () => {}, rejection: () => {} }
const seen: Happening[] = []
const written = jest.spyOn(console, 'error').mockImplementation(() => undefined)
const messages = () => seen.map(({ event, detail }) => `${event}: ${detail.message}`)
const events = () => seen.map(({ event }) => event)
const failed = (kind: 'offline' | 'refused' | 'http', code = '') =>
  new ApiError({ kind, code, message: '王小明', traceId: '20260801093000123456' })

beforeAll(() => {
  connectReports(portsOf(connectFake()))
  openSink(() => ({ take: (one) => void seen.push(one), clear: () => undefined }))
  captureFaults()
})
beforeEach(() => (seen.length = 0))

describe('global capture', () => {
  it('R-134 a page that loaded, an error, a console error and an unhandled rejection are four events', () => {
    captureLoad('pages/home/index')
    mockHost.error('ReferenceError: a is not defined\n at b.js:1:2')
    console.error('the list broke', new TypeError('no rows'))
    mockHost.rejection(new Error('lost'))
    expect(seen.map(({ event }) => event)).toEqual(['load', 'error', 'consoleError', 'unhandledRejection'])
    expect(seen[1]?.detail.message).toContain('b.js:1:2')
    expect(seen[2]?.detail.message).toMatch(/^the list broke TypeError: no rows\n/)
    expect(seen[3]?.detail.message).toMatch(/^Error: lost\n/)
  })

  it('R-134 what a console error says is still written', () => {
    console.error('one', 2)
    expect(written).toHaveBeenCalledWith('one', 2)
  })

  it('R-134 a failed request is skipped by its class, not by its words', () => {
    mockHost.rejection(failed('offline'))
    console.error('kept for the developer', failed('http', '500'))
    expect(seen).toEqual([])
    mockHost.rejection(new Error('ApiError request:fail'))
    expect(seen).toHaveLength(1)
  })

  it('R-134 a host’s own rejection is told by its words, and no object is spelled out', () => {
    mockHost.rejection({ errMsg: 'navigateTo:fail no such page' })
    mockHost.rejection({ name: '王小明' })
    mockHost.rejection(undefined)
    expect(messages()).toEqual([
      'unhandledRejection: navigateTo:fail no such page',
      'unhandledRejection: [object Object]',
      'unhandledRejection: undefined',
    ])
  })

  it('N4 R-134 one message 10 000 times, with other numbers each time, is reported ten times', () => {
    for (let turn = 0; turn < 10_000; turn++) mockHost.error(`row ${turn} of 0x${turn}ab is gone: /a.js?v=${turn}`)
    expect(seen).toHaveLength(10)
  })

  it('N4 an error inside a report is not reported in its turn', () => {
    const take = jest.fn(() => console.error('the sink broke'))
    openSink(() => ({ take, clear: () => undefined }))
    mockHost.error('first')
    openSink(() => ({ take: (one) => void seen.push(one), clear: () => undefined }))
    expect(take).toHaveBeenCalledTimes(1)
    expect(seen).toEqual([])
  })
})

describe('failed calls', () => {
  it('are api errors with path, kind, code and trace id, and without the words of the answer', () => {
    captureCall(failed('http', '500'), index)
    expect(messages()).toEqual(['apiError: /xbt/index http 500 20260801093000123456'])
  })

  it('R-135 of membership are 1005352 for its information and 1005326 for its payment', () => {
    captureCall(failed('http', '500'), payMember)
    captureCall(failed('offline'), readMember)
    expect(events()).toEqual(['apiError', 'memberPayFailed', 'apiError', 'memberInfoFailed'])
  })

  it.each([
    ['member page', memberPage],
    ['gold member page', goldMemberPage],
    ['order info', memberOrderInfo],
    ['gold activity', goldActivity],
    ['gold agreement', goldAgreement],
  ])('R-135 %s is information of the membership, whatever its family', (_name, endpoint) => {
    captureCall(failed('offline'), endpoint)
    expect(events()).toEqual(['apiError', 'memberInfoFailed'])
  })

  it.each([
    ['grey group', matchedGroup],
    ['pay way', payWay],
    ['pay query', payQuery],
    ['code of the gold activity', goldSendSms],
  ])('R-135 %s is neither, also in the families of the membership', (_name, endpoint) => {
    captureCall(failed('offline'), endpoint, 'VIP_MEMBER_CARD')
    expect(events()).toEqual(['apiError'])
  })

  it('R-135 the order of a gold membership is a step of its payment', () => {
    captureCall(failed('refused', 'PRICE_CHANGED'), goldOrder)
    expect(events()).toEqual(['apiError', 'memberPayFailed'])
  })

  it.each([
    ['create and pay', createAndPay],
    ['bank code', bankCode],
    ['confirmation', confirmBankCode],
    ['create in place', alipayCreate],
    ['code in place', verificationCode],
    ['confirmation in place', confirmCode],
  ])('R-135 %s is a payment of the membership where one is paid for, and not where goods are', (_name, endpoint) => {
    captureCall(failed('offline'), endpoint, 'MALL_ORDER')
    captureCall(failed('offline'), endpoint)
    expect(events()).toEqual(['apiError', 'apiError'])
    seen.length = 0
    captureCall(failed('offline'), endpoint, 'VIP_MEMBER_CARD')
    captureCall(failed('offline'), endpoint, 'VIP_HOIST_LINES')
    expect(events()).toEqual(['apiError', 'memberPayFailed', 'apiError', 'memberPayFailed'])
  })
})

describe('the limit', () => {
  it('N4 a hundred faults in one run at most', () => {
    const limit = new FaultLimit()
    const words = (turn: number) => `fault ${String.fromCharCode(97 + (turn % 26), 97 + Math.floor(turn / 26))}`
    const allowed = Array.from({ length: 200 }, (_, turn) => limit.allows('error', words(turn))).filter(Boolean)
    expect(allowed).toHaveLength(100)
  })

  it('R-134 messages that differ in more than numbers, ids and queries count by themselves', () => {
    expect(normalised('a 12 b')).toBe(normalised('a 345 b'))
    expect(normalised('at /js/a.0f1e2d3c.js:1:2')).toBe(normalised('at /js/a.99aabbcc.js:3:4'))
    expect(normalised('img /a.png?x=1 failed')).toBe(normalised('img /a.png?y=2 failed'))
    expect(normalised('no rows')).not.toBe(normalised('no columns'))
  })
})
