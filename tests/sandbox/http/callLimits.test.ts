import { sandboxTest } from '@tests/sandbox/startSandbox'
import { viewLog } from '@/contract/activity/viewLog'
import type { Endpoint } from '@/contract/endpoint'
import { leapRenewal } from '@/contract/member/leap'
import { renewEnable } from '@/contract/member/renewal'
import { feedback } from '@/contract/profile'
import { eventReport } from '@/contract/report'

const sandbox = sandboxTest()

const long = 'x'.repeat(4_001)
const huge = 'x'.repeat(900_000)
const ids = (count: number) => Array.from({ length: count }, () => '0123456789')

const item = {
  event_id: '',
  mobile: '',
  name: '',
  token: '',
  from: '',
  type: '',
  active_id: '',
  event_from: '',
  utm_source: '',
  product_id: '',
  style: '',
  refer: '',
  userAgent: '',
  errorMessage: '',
}
const event = {
  anonymousId: '20260801093000123456789012345678',
  time: 0,
  eventId: '0000000',
  pageId: '',
  pageTitle: '',
  moduleName: '',
  elementName: '',
  url: '',
  referer: '',
  appName: '',
  appVersion: '',
  os: 'IOS',
  osVersion: '',
  screenWidth: 390,
  screenHeight: 844,
  source_type: 'wap',
  item,
} as const
const note = { kind: 'other', text: 'x'.repeat(10), pictureIds: [] as string[] }

it.each<[string, Endpoint<object, unknown>, object, string]>([
  ['the page of a view', viewLog, { page: long, code: '' }, 'field page: must NOT have more than 4000 characters'],
  ['what a view shows', viewLog, { page: '', code: long }, 'field code: must NOT have more than 4000 characters'],
  [
    'why a renewal ends',
    renewEnable,
    { vipType: 'fei_yue', enabled: false, reason: long },
    'field reason: must NOT have more than 4000 characters',
  ],
  [
    'why the renewal of super-vip ends',
    leapRenewal,
    { renew: false, reason: long },
    'field reason: must NOT have more than 4000 characters',
  ],
  [
    'the address of an event',
    eventReport,
    { ...event, url: long },
    'field url: must NOT have more than 4000 characters',
  ],
  [
    'the error of an event',
    eventReport,
    { ...event, item: { ...item, errorMessage: long } },
    'field item.errorMessage: must NOT have more than 4000 characters',
  ],
  [
    'the pictures of a feedback',
    feedback,
    { ...note, pictureIds: ids(201) },
    'field pictureIds: must NOT have more than 200 items',
  ],
  ['70 000 pictures of a feedback', feedback, { ...note, pictureIds: ids(70_000) }, 'Request body is too large'],
  ['a view of 900 KB', viewLog, { page: '', code: huge }, 'Request body is too large'],
  ['an event of 900 KB', eventReport, { ...event, url: huge }, 'Request body is too large'],
])('%s is refused beyond its limit', async (_what, endpoint, data, message) => {
  const token = await sandbox.login('13800138001')
  const answer = await sandbox.call(endpoint, data, { token })
  expect([answer.status, answer.message]).toEqual([400, message])
})

it('what is within the limits is kept', async () => {
  const token = await sandbox.login('13800138001')
  expect((await sandbox.call(viewLog, { page: 'x'.repeat(4_000), code: '' }, { token })).code).toBe('000000')
})
