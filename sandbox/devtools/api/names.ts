import type { CallKind, Kind, Origin } from '@/contract/endpoint'
import { allRoutes } from '@/routes'
import { inLanguage, type Lang, type Text } from '../../language'
import { areaNames } from '../screens/names'
import type { SigningStep } from './signing'

/** Parts of the contract that are no area of screens. */
const otherAreas: Readonly<Record<string, Text>> = {
  deregistration: { zh: '注销', en: 'Closing an account' },
  devices: { zh: '登录设备', en: 'Devices' },
  ownData: { zh: '个人数据', en: 'Own data' },
  paysystem: { zh: '会员支付', en: 'Payment of memberships' },
  report: { zh: '上报', en: 'Reports' },
  thirdParty: { zh: '第三方', en: 'Third parties' },
}

/** What a part of the contract is called. */
export const areaName = (area: string, lang: Lang): string =>
  inLanguage((areaNames as Readonly<Record<string, Text>>)[area] ?? otherAreas[area] ?? { zh: area, en: area }, lang)

export const originNames: Readonly<Record<Origin, Text>> = {
  stated: { zh: '规格书给出路径', en: 'path stated' },
  named: { zh: '规格书提及，路径自定', en: 'named, path ours' },
  ours: { zh: '自定，可缺省', en: 'ours, may be missing' },
}

const kinds: Readonly<Record<Exclude<Kind, CallKind> | CallKind, Text>> = {
  read: { zh: '读取', en: 'read' },
  write: { zh: '写入', en: 'write' },
  money: { zh: '资金', en: 'money' },
  report: { zh: '上报', en: 'report' },
}

export const kindName = (kind: Kind, lang: Lang): string => inLanguage(kinds[kind], lang)

/** The title of a screen. */
export const screenName = (path: string, lang: Lang): string =>
  allRoutes.find((route) => route.path === path)?.title[lang] ?? path

export const stepNames: Readonly<Record<SigningStep['name'], Text>> = {
  args: { zh: '1 · 数据的 JSON 文本 args', en: '1 · args: the JSON text of the data' },
  signed: { zh: '待签名文本', en: 'The text that is signed' },
  sign: { zh: 'sign：该文本 UTF-8 字节的 MD5（十六进制）', en: 'sign: hex MD5 of its UTF-8 bytes' },
  payload: {
    zh: '1 · 明文：数据与 mToken、rscToken、rightsOrderNo',
    en: '1 · The payload: the data with mToken, rscToken and rightsOrderNo',
  },
  requestKey: { zh: '2 · 本次请求的随机密钥', en: '2 · The random key of this request' },
  data: {
    zh: '3 · data：明文按 117 字节分块，用公钥加密（RSA、PKCS #1），Base64',
    en: '3 · data: the payload in blocks of 117 bytes, each encrypted with the public key (RSA, PKCS #1), as Base64',
  },
  encryptKey: { zh: '4 · encrypt-key：密钥同样加密', en: '4 · encrypt-key: the key, encrypted in the same way' },
}
