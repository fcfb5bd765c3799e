import { CARD, type CardContent, CODE_PLACE, codeOf } from './cardCode'
import { drawPerson } from './drawFace'

/** What a card looks like from above, on a table: 1280 × 880. */
export const SHEET = { width: 1280, height: 880, left: 134, top: 121 } as const

/** Families with Chinese on the usual systems. A system without any shows the card without its words; its code is read all the same. */
const FONT = "'Noto Sans CJK SC', 'PingFang SC', 'Microsoft YaHei', 'WenQuanYi Zen Hei', sans-serif"

const text = (x: number, y: number, size: number, words: string, colour = '#1D2A3A', weight = 400): string =>
  `<text x="${x}" y="${y}" font-size="${size}" fill="${colour}" font-weight="${weight}">${words}</text>`

/** A printed label and its value. */
const line = (y: number, label: string, value: string): string =>
  text(60, y, 26, label, '#4B77A8') + text(170, y, 32, value)

/** The code as dark squares on white. */
function code(content: CardContent): string {
  const rows = codeOf(content)
  const size = CODE_PLACE.side / rows.length
  const squares = rows.flatMap((row, y) =>
    row.flatMap((dark, x) =>
      dark
        ? [
            `M${(x * size).toFixed(2)} ${(y * size).toFixed(2)}h${size.toFixed(2)}v${size.toFixed(2)}h-${size.toFixed(2)}z`,
          ]
        : [],
    ),
  )
  return `<rect x="${CODE_PLACE.left - 24}" y="${CODE_PLACE.top - 24}" width="348" height="348" rx="8" fill="#FFFFFF"/>
  <path transform="translate(${CODE_PLACE.left} ${CODE_PLACE.top})" d="${squares.join('')}" fill="#111111"/>`
}

/** A card number as it is printed, in groups of four. */
const inFours = (cardNumber: string): string => cardNumber.replace(/(.{4})(?=.)/g, '$1 ')

const sample = '示例 SAMPLE'

function front({
  name,
  idNumber,
  sex,
  nation,
  birthday,
  address,
}: Extract<CardContent, { kind: 'front' }>['front']): string {
  const [year = '', month = '', day = ''] = birthday.split('-')
  return `${line(96, '姓名', name)}${line(166, '性别', sex === 'female' ? '女' : '男')}${text(300, 166, 26, '民族', '#4B77A8')}${text(380, 166, 32, nation)}
  ${line(236, '出生', `${year} 年 ${Number(month)} 月 ${Number(day)} 日`)}${line(306, '住址', address.slice(0, 12))}${text(170, 352, 32, address.slice(12, 24))}${text(170, 398, 32, address.slice(24))}
  ${text(60, 560, 26, '公民身份号码', '#4B77A8')}${text(60, 606, 38, idNumber, '#1D2A3A', 700)}
  <g transform="translate(700 24) scale(1.5)">${drawPerson()}</g>${text(440, 60, 22, sample, '#C2553B')}`
}

function back({ issuer, validFrom, validUntil }: Extract<CardContent, { kind: 'back' }>['back']): string {
  const until = validUntil === 'long' ? '长期' : validUntil.replace(/-/g, '.')
  return `<circle cx="130" cy="140" r="74" fill="#D9483B"/><path d="M130 84l16 42h44l-36 26 14 44-38-27-38 27 14-44-36-26h44z" fill="#FFD45E"/>
  ${text(240, 120, 44, '居民身份证', '#1D2A3A', 700)}${text(240, 176, 26, sample, '#C2553B')}
  ${text(60, 430, 26, '签发机关', '#4B77A8')}${text(190, 430, 32, issuer)}
  ${text(60, 510, 26, '有效期限', '#4B77A8')}${text(190, 510, 32, `${validFrom.replace(/-/g, '.')}–${until}`)}`
}

const bank = (cardNumber: string): string =>
  `${text(60, 110, 44, '沙盒银行 SANDBOX BANK', '#FFFFFF', 700)}${text(60, 160, 26, '借记卡 DEBIT · 示例 SAMPLE', '#CFE3FF')}
  <rect x="60" y="230" width="120" height="88" rx="16" fill="#F2C55C"/><path d="M60 274h120M100 230v88M140 230v88" stroke="#B9892A" stroke-width="4"/>
  ${text(60, 430, 44, inFours(cardNumber), '#FFFFFF', 700)}${text(60, 530, 28, '有效期 12/39', '#CFE3FF')}`

function body(content: CardContent): string {
  switch (content.kind) {
    case 'front':
      return front(content.front)
    case 'back':
      return back(content.back)
    case 'bank':
      return bank(content.cardNumber)
  }
}

/** SVG of a card that lies on a table. */
export function cardSvg(content: CardContent): string {
  const ground = content.kind === 'bank' ? ['#1B4FC4', '#4B77E8'] : ['#EAF4FB', '#F7F1E6']
  const { width, height, left, top } = SHEET
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="${FONT}">
  <linearGradient id="table" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#75624F"/><stop offset="1" stop-color="#5B4A3A"/></linearGradient>
  <linearGradient id="ground" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${ground[0]}"/><stop offset="1" stop-color="${ground[1]}"/></linearGradient>
  <rect width="${width}" height="${height}" fill="url(#table)"/><rect x="${left + 6}" y="${top + 10}" width="${CARD.width}" height="${CARD.height}" rx="36" fill="#000000" opacity="0.35"/>
  <g transform="translate(${left} ${top})"><rect width="${CARD.width}" height="${CARD.height}" rx="36" fill="url(#ground)"/>${body(content)}${code(content)}</g></svg>`
}
