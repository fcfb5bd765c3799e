import { until } from '@tests/fixtures/until'
import { consent } from '@/domain/account/consent'
import { shell } from '@/i18n/shell'
import { app } from './customer'
import './fakeServer'

const notice = () => document.querySelector('#privacy-notice')

/** The ids and the consent that the browser has stored. */
const storedIds = () =>
  ['deviceId', 'sessionId', 'privacyConsent'].filter((key) => window.localStorage.getItem(key) !== null)

it('U7 a `token` in the address of a browser is no consent: the notice asks, and no id is made', async () => {
  await app.createApp('/?token=anything')
  await until(
    () => notice() !== null,
    () => `the privacy notice in: ${document.body.textContent}`,
  )
  expect(notice()?.textContent).toContain(shell.privacyTitle)
  expect([consent.answer, consent.deviceId, consent.sessionId, storedIds()]).toEqual(['unasked', '', '', []])
})
