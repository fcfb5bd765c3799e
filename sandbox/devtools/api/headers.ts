import type { Kind } from '@/contract/endpoint'
import type { FamilyFacts } from '@/contract/families'
import type { Schema } from './schemas'

const header = (name: string, description: string, schema: Schema, required = true): Schema => ({
  name,
  in: 'header',
  required,
  description,
  schema,
})

const text: Schema = { type: 'string' }

/** Every header of a call, by its key in the document. */
export const headers = {
  appName: header('app-name', 'always the same', { const: 'xbt-wallet' }),
  channel: header('channel', 'where the app runs', { enum: ['APP', 'APPLET', 'DOUYIN'] }),
  sourceType: header('source-type', 'always the same', { const: 'wap' }),
  utmSource: header('utm-source', 'how the app was opened; may be empty', text),
  innerApp: header('inner-app', 'the theme: xyf is the newer one', { enum: ['xyf', 'xbt'] }),
  deviceId: header('device-id', 'made by the device; empty before the consent to the privacy notice', text),
  sessionId: header('session-id', 'made for each launch; empty before the consent to the privacy notice', text),
  os: header('os', 'the system', { enum: ['IOS', 'ANDROID'] }),
  language: header('accept-language', 'the language of the texts of the answer', { enum: ['zh-CN', 'en'] }),
  traceId: header('trace-id', 'time of the device as yyyyMMddHHmmss, then 6 random digits', {
    type: 'string',
    pattern: '^\\d{20}$',
  }),
  recommendation: header(
    'recommendation',
    'only where the customer has turned personal recommendations off: home, the mall and search answer the same goods in the same order as for a visitor',
    { const: 'general' },
    false,
  ),
  miniHost: header('mini-host', 'the mini-program', { enum: ['weapp', 'alipay', 'tt'] }, false),
  jwtToken: header(
    'jwt-token',
    'login of the native app; then an answer of the shape ordinary succeeds by code 1',
    text,
    false,
  ),
  token: header('token', 'login of the native app, or of a customer where the call is a GET', text, false),
  requestId: header('requestId', 'one for each intent: a call of the kind money is carried out once for it', {
    type: 'string',
    minLength: 8,
    maxLength: 128,
  }),
  bizTraceContext: header('bizTraceContext', 'JSON with cnlNo, cnlPdCode and cnlEvCode', text),
  bizChannel: header('bizChannel', 'always the same', { const: 'APP' }),
  app: header('App', 'the theme', { enum: ['xyf', 'xbt'] }),
  innerAppOfCashier: header('Inner-App', 'the theme', { enum: ['xyf', 'xbt'] }),
  encryptKey: header('encrypt-key', 'the key of this request, encrypted with the public key of the server', text),
  sign: header('sign', 'hex MD5 of data=…&encryptKey=…&path=…&requestId=…&key=<key of this request>', text),
} as const

const always = [
  'appName',
  'channel',
  'sourceType',
  'utmSource',
  'innerApp',
  'deviceId',
  'sessionId',
  'os',
  'language',
  'traceId',
  'recommendation',
  'miniHost',
  'jwtToken',
  'token',
] as const

/** References to the headers that a call carries. */
export function headersOf(facts: FamilyFacts, kind: Kind): Schema[] {
  if (facts.encoding === 'plain') return [{ $ref: '#/components/parameters/token' }]
  const names: (keyof typeof headers)[] = [
    ...always,
    ...(facts.membership || kind === 'money' ? (['requestId'] as const) : []),
    ...(facts.membership ? (['bizTraceContext', 'bizChannel'] as const) : []),
    ...(facts.cashier ? (['app', 'innerAppOfCashier'] as const) : []),
    ...(facts.encoding === 'apiVip' ? (['encryptKey', 'sign'] as const) : []),
  ]
  return names.map((name) => ({ $ref: `#/components/parameters/${name}` }))
}
