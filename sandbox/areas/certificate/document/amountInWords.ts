const digits = '零壹贰叁肆伍陆柒捌玖'
const places = ['', '拾', '佰', '仟']

/** Up to four digits: 1005 is 壹仟零伍; of 0 nothing. */
function groupInWords(group: number): string {
  let words = ''
  let skipped = false
  for (let index = 3; index >= 0; index--) {
    const digit = Math.floor(group / 10 ** index) % 10
    if (digit === 0) {
      skipped = words !== ''
      continue
    }
    words += (skipped ? '零' : '') + digits.charAt(digit) + places[index]
    skipped = false
  }
  return words
}

/** Two parts of a number, the higher with its unit; 零 between them where the lower one has no digit in its first place. */
function joined(higher: string, unit: string, lower: string, hasGap: boolean): string {
  if (higher === '') return lower
  return higher + unit + (lower && hasGap ? '零' : '') + lower
}

function belowHundredMillion(yuan: number): string {
  const low = yuan % 10_000
  return joined(groupInWords(Math.floor(yuan / 10_000)), '万', groupInWords(low), low < 1_000)
}

function wholeInWords(yuan: number): string {
  const low = yuan % 100_000_000
  const high = Math.floor(yuan / 100_000_000)
  return joined(high === 0 ? '' : wholeInWords(high), '亿', belowHundredMillion(low), low < 10_000_000)
}

/**
 * An amount as Chinese capital characters, as banks write it so that no digit can be added: 1234560 fen is 壹万贰仟叁佰肆拾伍元陆角. 整
 * closes an amount without fen; 零 stands for digits that are left out.
 * @param fen a safe whole number from 0
 */
export function amountInWords(fen: number): string {
  if (!Number.isSafeInteger(fen) || fen < 0) throw new RangeError(`${fen} is no amount of fen`)
  if (fen === 0) return '零元整'
  const yuan = Math.floor(fen / 100)
  const jiao = Math.floor(fen / 10) % 10
  const rest = fen % 10
  const whole = yuan === 0 ? '' : `${wholeInWords(yuan)}元`
  if (jiao === 0 && rest === 0) return `${whole}整`
  const jiaoWords = jiao === 0 ? whole && '零' : `${digits.charAt(jiao)}角`
  return whole + jiaoWords + (rest === 0 ? '' : `${digits.charAt(rest)}分`)
}
