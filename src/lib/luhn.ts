/** Whether a text of digits passes the Luhn check, which the numbers of bank cards do; a text with anything but digits never does. */
export function isLuhn(digits: string): boolean {
  if (!/^\d+$/.test(digits)) return false
  const sum = Array.from(digits)
    .reverse()
    .reduce((total, digit, index) => total + (index % 2 === 0 ? Number(digit) : doubled(Number(digit))), 0)
  return sum % 10 === 0
}

/** Twice a digit, as the sum of the digits of the product. */
const doubled = (digit: number): number => (digit < 5 ? digit * 2 : digit * 2 - 9)
