import type { Call } from './calls'
import type { Prober } from './prober'

/** Calls that are never sent, and why. */
const never: Readonly<Record<string, string>> = {
  eventReport: 'a report would count as an event of a customer',
  reportToken: 'a report would count as an event of a customer',
  logoff: 'it closes the account',
  sendLogoffCode: 'it closes the account',
  logout: 'the login is needed to the end',
  endOtherSessions: 'it ends sessions of the customer on other devices',
  wxLogin: 'it needs a login code of WeChat',
  withdraw: "it takes the customer's money out of the wallet, and needs a code that is sent to the phone",
  goldReceive: 'it needs a code that is sent to the phone',
  goldSendSms: 'it needs a code that is sent to the phone',
  createBankpay: 'it needs a code that the bank sends',
  vipBankPay: 'it needs a code that the bank sends',
  confirmBankCode: 'it needs a code that the bank sends',
  vipConfirmBankCode: 'it needs a code that the bank sends',
  confirmCode: 'it needs a code that the bank sends',
  certificateConfirmCode: 'it needs a code that the bank sends',
  joinFreeGroup: 'it needs a second customer',
  giveHelp: 'it needs a second customer',
}

/** Names every call that no check has tried, so that the report says what it does not know. */
export function nameLeftOut(prober: Prober): void {
  for (const call of prober.calls.filter(({ name }) => !prober.tried.has(name)))
    prober.leave(call, `${call.endpoint.kind} ${call.area}.${call.name}`, reasonOf(prober, call))
}

function reasonOf(prober: Prober, call: Call): string {
  const { kind, body = 'json' } = call.endpoint
  const { movesMoney, as } = prober.options
  if (call.isLacking) return 'the server lacks this call, as the file of replaced paths says'
  if (!prober.isWanted(call)) return '--only names others'
  const own = never[call.name]
  if (own) return own
  if (body !== 'json') return 'it uploads a picture of a person or a card'
  if (kind !== 'read' && !movesMoney) return 'it moves money or leaves something behind: --moves-money'
  if (!as) return 'it needs a customer: --as=<phone>,<code>'
  if (kind === 'money')
    return 'no step before it was answered as it must be, or it is no part of a journey that is tried'
  return 'it changes something, and is no part of a journey of money'
}
