import { Network } from '@/request/network'
import { connectRequests } from '@/request/ports'

/** Connects the request layer for a page of a mini-program that contains no other code of the app. */
export const connectAlone = (showError: (kind: string) => void = () => undefined): void =>
  connectRequests({
    token: () => 'token-a',
    appToken: () => undefined,
    deviceId: () => '',
    sessionId: () => '',
    language: () => 'en',
    innerApp: () => 'xbt',
    isPersonal: () => true,
    mayCollect: () => true,
    utmSource: () => '',
    cnlPdCode: () => '',
    supplier: () => ({}),
    onSessionLost: () => false,
    showError: ({ kind }) => showError(kind),
    network: new Network(),
  })
