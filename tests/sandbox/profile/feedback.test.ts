import { sandboxTest } from '@tests/sandbox/startSandbox'
import { newRequestId } from '@tests/sandbox/wireClient'
import { type FeedbackReq, feedback } from '@/contract/profile'
import { sendPicture } from './sendPicture'

const sandbox = sandboxTest()

const form: FeedbackReq = { kind: 'problem', text: '首页的图片加载得很慢，请看看', pictureIds: [] }
const inbox = async () => (await fetch(`${sandbox.url}/sandbox/feedback?lang=en`)).text()
const picture = async (token: string) => (await sendPicture(sandbox.url, { token, purpose: 'feedback' })).data.pictureId

it('S6 feedback arrives in the inbox with its pictures, and the phone number there is masked', async () => {
  const token = await sandbox.login('13800138001')
  const pictureIds = [await picture(token), await picture(token)]
  const text = '<b>页面</b>显示不正确，请看截图'
  const { data } = await sandbox.call(feedback, { ...form, text, pictureIds, mobile: '13900000001' }, { token })
  expect(data.feedbackNo).toMatch(/^FB\d{8}$/)
  const page = await inbox()
  for (const seen of [data.feedbackNo, '小雨', '&lt;b&gt;页面&lt;/b&gt;', '139 **** 0001']) expect(page).toContain(seen)
  for (const pictureId of pictureIds) expect(page).toContain(`<img src="/profile/pictures/${pictureId}"`)
  expect(page).not.toContain('13900000001')
})

it('the same request id sends it once, also twice at the same time', async () => {
  const token = await sandbox.login('13800138001')
  const requestId = newRequestId()
  const text = `只应出现一次的反馈 ${requestId}`
  const send = () => sandbox.call(feedback, { ...form, text }, { token, requestId })
  const numbers = (await Promise.all([send(), send()])).map(({ data }) => data.feedbackNo)
  expect([...numbers, (await send()).data.feedbackNo]).toEqual(Array(3).fill(numbers[0]))
  expect((await inbox()).split(text)).toHaveLength(2)
})

it.each([
  ['fewer than 10 characters', { text: ' 太短了太短了太短 ' }, 'FEEDBACK_LENGTH'],
  ['more than 500 characters', { text: '字'.repeat(501) }, 'FEEDBACK_LENGTH'],
  ['a wrong phone number', { mobile: '12345678901' }, 'FEEDBACK_MOBILE'],
  ['a picture that no one has uploaded', { pictureIds: ['none'] }, 'FEEDBACK_PICTURES'],
])('%s: %j is refused with %s', async (_, wrong, code) => {
  const token = await sandbox.login('13800138003')
  expect((await sandbox.call(feedback, { ...form, ...wrong }, { token })).code).toBe(code)
})

it('U5 refuses five pictures, one of another customer, and an avatar', async () => {
  const [mine, theirs] = [await sandbox.login('13800138003'), await sandbox.login('13800138004')]
  const five = await Promise.all(Array.from({ length: 5 }, () => picture(mine)))
  const avatar = (await sendPicture(sandbox.url, { token: mine })).data.pictureId
  for (const pictureIds of [five, [await picture(theirs)], [avatar]])
    expect((await sandbox.call(feedback, { ...form, pictureIds }, { token: mine })).code).toBe('FEEDBACK_PICTURES')
  const four = five.slice(0, 4)
  expect((await sandbox.call(feedback, { ...form, pictureIds: four }, { token: mine })).code).toBe('000000')
})

it('more than ten within an hour are refused, and a visitor sends none', async () => {
  const token = await sandbox.login('13800138010')
  for (let sent = 0; sent < 10; sent++) expect((await sandbox.call(feedback, form, { token })).code).toBe('000000')
  expect((await sandbox.call(feedback, form, { token })).code).toBe('FEEDBACK_TOO_OFTEN')
  await sandbox.fault({ kind: 'clock', ms: 3_700_000 })
  expect((await sandbox.call(feedback, form, { token })).code).toBe('000000')
  expect((await sandbox.call(feedback, form)).code).toBe('300000')
})
