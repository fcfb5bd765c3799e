import { formatCard } from '@/lib/cardNumber'
import { declaredOne } from '../../../declared'
import { inLanguage, type Lang, type Text } from '../../../language'
import { type Html, html, page } from '../../../pages/html'
import { people } from '../../../people/people'
import type { Person } from '../../../people/person'
import { MOST_FAILURES } from '../states'
import type { SampleKind } from './samples'

const title = { zh: '沙盒 · 证件样张', en: 'Sandbox · Sample pictures' }

/** Name of each download, and what the app says to it. */
const downloads: Record<SampleKind, { name: Text; effect: Text }> = {
  front: {
    name: { zh: '人像面', en: 'Front' },
    effect: { zh: '读取成功；当作国徽面上传时提示拍错面', en: 'is read; as the back it is the wrong side' },
  },
  back: {
    name: { zh: '国徽面', en: 'Back' },
    effect: { zh: '读取成功；当作人像面上传时提示拍错面', en: 'is read; as the front it is the wrong side' },
  },
  blurred: { name: { zh: '模糊', en: 'Blurred' }, effect: { zh: '提示照片不清晰', en: 'is refused as blurred' } },
  dark: { name: { zh: '过暗', en: 'Dark' }, effect: { zh: '提示光线太暗', en: 'is refused as too dark' } },
  cut: {
    name: { zh: '缺角', en: 'Cut' },
    effect: { zh: '提示证件不完整', en: 'is refused because a part of the card is missing' },
  },
  expired: {
    name: { zh: '已过期（国徽面）', en: 'Expired (back)' },
    effect: { zh: '读取成功，确认时提示已过期', en: 'is read, and refused when the data is confirmed' },
  },
  minor: {
    name: { zh: '未成年（人像面）', en: 'Minor (front)' },
    effect: { zh: '读取成功，确认时提示未满 18 周岁', en: 'is read, and refused when the data is confirmed' },
  },
  bank: {
    name: { zh: '银行卡', en: 'Bank card' },
    effect: { zh: '当作身份证上传时提示未识别到身份证', en: 'is refused as an ID card; its number can be typed in' },
  },
  face: {
    name: { zh: '人脸照片', en: 'Face' },
    effect: { zh: '用于要求人脸照片的一步', en: 'for the steps that ask for a picture of the face' },
  },
}

const kinds = Object.entries(downloads) as [SampleKind, (typeof downloads)[SampleKind]][]

/** What a newcomer does with the pictures. */
const steps: readonly Text[] = [
  {
    zh: '下载一位人物的人像面和国徽面，在应用的身份认证页面选择“相册”上传。',
    en: 'Download the front and the back of one person, and choose them from the album where the app asks for the ID card.',
  },
  {
    zh: '沙盒从图片的像素中读取卡面上的二维码；缩放、压缩后的图片也能读取，真实证件不会被识别。',
    en: 'The sandbox reads the code on the card from the pixels of the picture, also from a smaller or recompressed one. A real card is not read.',
  },
  {
    zh: `上传的图片不会保存，只保留读取到的内容。每天 ${MOST_FAILURES.card} 张图片或 ${MOST_FAILURES.face} 次人脸未通过后，当天不能再试。`,
    en: `Uploaded pictures are not kept, only what was read. After ${MOST_FAILURES.card} pictures or ${MOST_FAILURES.face} face checks that failed, there are no more tries on that day.`,
  },
  {
    zh: '人脸动作用摄像头录制；没有摄像头时，可用 --use-fake-device-for-media-stream 启动 Chromium。',
    en: 'The face is recorded with the camera. Without one, start Chromium with --use-fake-device-for-media-stream.',
  },
  {
    zh: '一个身份证号码只能认证一个账号，因此请使用与登录人物相同的样张。',
    en: 'An ID number belongs to one account, so use the pictures of the person who is logged in.',
  },
]

/** The page with the sample pictures of each person. */
export function samplesPage(lang: Lang): string {
  const sampleNumbers = declaredOne('sampleNumbers')
  const say = (text: Text) => inLanguage(text, lang)
  return page(
    title,
    lang,
    html`<h1>${say({ zh: '证件样张', en: 'Sample pictures' })}</h1>
<p class="lead">${say({ zh: '身份认证所需的图片。人物与证件均为虚构。', en: 'Pictures for the verification of an identity. People and cards are invented.' })}</p>
<h2>${say({ zh: '如何使用', en: 'How to use them' })}</h2>
<ul class="plain">${steps.map((step) => html`<li>${say(step)}</li>`)}</ul>
<h2>${say({ zh: '每种图片的结果', en: 'What comes of each picture' })}</h2>
<ul class="plain">${kinds.map(([, { name, effect }]) => html`<li>${say(name)}${say({ zh: '：', en: ': ' })}${say(effect)}</li>`)}</ul>
<h2>${say({ zh: '可以试用的银行卡号', en: 'Card numbers to try' })}</h2>
<ul class="plain">${sampleNumbers.map(({ cardNo, effect }) => html`<li><span class="number">${formatCard(cardNo)}</span>${say({ zh: '：', en: ': ' })}${say(effect)}</li>`)}</ul>
<h2>${say({ zh: '人物', en: 'People' })}</h2>
<ul class="grid">${people.map((person) => card(person, lang))}</ul>`,
  )
}

function card({ mobile, realName }: Person, lang: Lang): Html {
  const links = kinds.map(
    ([kind, { name }]) =>
      html`<a class="button" href="/sandbox/samples/${mobile}/${kind}.jpg" download="${mobile}-${kind}.jpg">${inLanguage(name, lang)}</a>`,
  )
  return html`<li class="card"><div class="who"><div><b>${realName}</b><span class="number">${mobile}</span></div></div>
<div class="actions">${links}</div></li>`
}
