/** What the bank has on record of a card that the customer names. The last four digits play it, so that each outcome can be tried. */
interface BankRecord {
  /** The card belongs to the person who asks. */
  isOwn: boolean
  /** It was reported lost. */
  isLost: boolean
  /** The number that the bank sends its codes to. */
  mobile: string
}

/** A phone number that no seeded person has. */
const otherMobile = '13900139000'

/** The bank's record of a card. @param mobile the number that the customer signs in with */
export function recordOf(cardNo: string, mobile: string): BankRecord {
  const tail = cardNo.slice(-4)
  return { isOwn: tail !== '2222', isLost: tail === '4444', mobile: tail === '3333' ? otherMobile : mobile }
}
