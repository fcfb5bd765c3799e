import { connectApp } from '@tests/request/fakeApp'
import { endAll, refusal, sent, settled, stored } from '@tests/request/fakeHost'
import { sendLogoffCode } from '@/contract/deregistration'
import { consent } from '@/domain/account/consent'
import { OwnCodeForm } from '@/domain/session/ownCodeForm'
import { drop } from '@/lib/drop'

jest.mock('@tarojs/taro', () => require('@tests/request/fakeHost').taroModule)
jest.mock('@/platform/host/host', () => require('@/platform/host/host.weapp'))

afterEach(endAll)

it('R-35 a refusal of the code stands beside its field, and the text stays', async () => {
  stored.clear()
  consent.accept()
  connectApp()
  const form = new OwnCodeForm((send) => send(sendLogoffCode, {}))
  form.fields.type('code', '123')
  form.askCode()
  await settled()
  await sent[0]?.answer(refusal('CODE_TOO_OFTEN', 'a code was sent a moment ago'))
  expect(form.fields.fault('code')).toEqual({ kind: 'refused', message: 'a code was sent a moment ago' })
  expect([form.fields.text('code'), form.isSent]).toEqual(['123', false])
  expect(form.asking.take()).toMatchObject({ kind: 'refused', isShown: true })
  drop(form)
})
