import { createRequire } from 'node:module'
import { formatAmount, yuan } from '@/lib/money'
import { qrCode } from '@/lib/qrCode'
import { amountInWords } from './amountInWords'
import type { Facts } from './facts'
import { printable } from './printable'

const require = createRequire(import.meta.url)

/** Points of the page: A4 with these margins. */
const margin = 64
const width = 595.28 - 2 * margin

const green = '#0A7A4B'
const ink = '#1A2433'
const soft = '#5B6675'

type Pdf = PDFKit.PDFDocument

const issuer = '小补贴（沙盒）贷款服务中心'

/** The sentence that the certificate is for. */
function statement({ isGeneral, name, idNumber, loans, amount, issued }: Facts): string {
  const what = isGeneral
    ? `在我方的全部贷款共 ${loans.length} 笔`
    : loans.length === 1
      ? '在我方的下列贷款'
      : `在我方的下列 ${loans.length} 笔贷款`
  return `兹证明客户${printable(name)}（身份证号 ${idNumber}）${what}，本金合计人民币${amountInWords(amount)}（${yuan(amount)}），截至 ${issued} 已全部结清，我方不再主张任何权利。`
}

function drawHead(pdf: Pdf, { number, issued, isGeneral }: Facts): void {
  pdf.rect(0, 0, 595.28, 10).fill(green)
  pdf
    .fillColor(ink)
    .fontSize(26)
    .text(isGeneral ? '贷款结清通用证明' : '贷款结清证明', margin, 76, { width, align: 'center' })
  pdf.fontSize(10.5).fillColor(soft)
  pdf.text(`证明编号 ${number}`, margin, 124, { width, lineBreak: false })
  pdf.text(`出具日期 ${issued}`, margin, 124, { width, align: 'right' })
  pdf
    .moveTo(margin, 146)
    .lineTo(margin + width, 146)
    .lineWidth(0.8)
    .stroke(green)
}

const columns = [
  { title: '贷款编号', at: 0, size: 130 },
  { title: '放款日期', at: 130, size: 100 },
  { title: '结清日期', at: 230, size: 100 },
  { title: '本金（元）', at: 330, size: width - 330 },
] as const

const rowHeight = 24

/** The loans as a table; goes on on the next page where they are many. Answers where it ends. */
function drawLoans(pdf: Pdf, { loans }: Facts, from: number): number {
  let y = from
  const row = (cells: readonly string[], colour: string) => {
    if (y > 700) {
      pdf.addPage()
      y = margin
    }
    cells.forEach((cell, index) => {
      const { at, size } = columns[index] ?? columns[0]
      pdf
        .fillColor(colour)
        .text(cell, margin + at, y + 7, { width: size, align: index === 3 ? 'right' : 'left', lineBreak: false })
    })
    y += rowHeight
    pdf
      .moveTo(margin, y)
      .lineTo(margin + width, y)
      .lineWidth(0.4)
      .stroke('#D5DBE3')
  }
  pdf.fontSize(10.5)
  row(
    columns.map(({ title }) => title),
    soft,
  )
  for (const { loanId, taken, settled, amount } of loans) row([loanId, taken, settled, formatAmount(amount)], ink)
  return y
}

/** The address behind the code that a phone reads, with the code itself beside it. */
function drawCheck(pdf: Pdf, of: { checkCode: string; checkUrl: string }, top: number): void {
  const modules = qrCode(of.checkUrl)
  const side = 92 / modules.length
  modules.forEach((row, y) => {
    row.forEach((dark, x) => {
      if (dark) pdf.rect(margin + x * side, top + y * side, side, side)
    })
  })
  pdf.fill(ink)
  pdf
    .fontSize(10.5)
    .fillColor(soft)
    .text('校验码', margin + 110, top + 4)
  pdf
    .fontSize(15)
    .fillColor(ink)
    .text(of.checkCode, margin + 110, top + 22)
  pdf
    .fontSize(9)
    .fillColor(soft)
    .text('扫描二维码，或在校验页输入校验码，可查验本证明真伪及内容是否被改动。', margin + 110, top + 48, {
      width: 190,
    })
}

/** A round stamp, as an issuer puts over its name. */
function drawStamp(pdf: Pdf, x: number, y: number): void {
  pdf.save()
  pdf.circle(x, y, 44).lineWidth(2).strokeColor('#C8372D').strokeOpacity(0.75).stroke()
  pdf.fillColor('#C8372D').fillOpacity(0.75)
  pdf.fontSize(11).text('小补贴沙盒', x - 40, y - 16, { width: 80, align: 'center' })
  pdf.fontSize(10).text('证明专用章', x - 40, y + 4, { width: 80, align: 'center' })
  pdf.restore()
}

/**
 * A certificate as a PDF of A4 pages, the same bytes for the same facts. It is in Chinese, since it is shown to offices in China.
 * @param checkUrl where the code is verified
 */
export async function renderCertificate(facts: Facts, check: { checkCode: string; checkUrl: string }): Promise<Buffer> {
  // Loaded with the first certificate: the sandbox starts without it.
  const { default: PDFDocument } = await import('pdfkit')
  const pdf = new PDFDocument({
    size: 'A4',
    margin,
    info: {
      Title: `结清证明 ${facts.number}`,
      Author: issuer,
      CreationDate: new Date(`${facts.issued}T00:00:00+08:00`),
    },
  })
  const end = bytesOf(pdf)
  pdf.font(require.resolve('@expo-google-fonts/zcool-xiaowei/400Regular/ZCOOLXiaoWei_400Regular.ttf'))
  drawHead(pdf, facts)
  pdf.fontSize(13).fillColor(ink).text(statement(facts), margin, 172, { width, lineGap: 9, indent: 26 })
  const below = drawLoans(pdf, facts, pdf.y + 18)
  if (below > 600) pdf.addPage()
  const foot = below > 600 ? margin : Math.max(below + 36, 560)
  drawCheck(pdf, check, foot)
  drawStamp(pdf, margin + width - 70, foot + 44)
  pdf.fontSize(11).fillColor(ink).fillOpacity(1)
  pdf.text(issuer, margin + width - 190, foot + 100, { width: 190, align: 'right' })
  pdf.text(facts.issued, margin + width - 190, foot + 118, { width: 190, align: 'right' })
  pdf.end()
  return end
}

function bytesOf(pdf: Pdf): Promise<Buffer> {
  const parts: Buffer[] = []
  return new Promise((resolve, reject) => {
    pdf.on('data', (part: Buffer) => parts.push(part))
    pdf.on('end', () => resolve(Buffer.concat(parts)))
    pdf.on('error', reject)
  })
}
