import { observer } from 'mobx-react'
import type { BankInfoRes } from '@/contract/bank/cards'
import { type BankWords, bankWords } from '@/i18n/bank'
import { FormField } from '@/ui/input/FormField'
import type { DepositStore } from './store'

/** The field for the card's number; the line under it names the bank with its limits. */
export const CardNumber = observer(function CardNumber({ card }: Pick<DepositStore, 'card'>) {
  const words = bankWords()
  return (
    <FormField
      id="bind-card"
      form={card}
      name="cardNo"
      label={words.cardNo}
      problems={{ invalid: words.cardNoInvalid }}
      placeholder={words.cardNoPlaceholder}
      keypad="number"
      hint={hintOf(card, words)}
      maxLength={30}
      clears
    />
  )
})

/** What the line under the number says: the bank with its limits, or that it is being looked for. */
function hintOf({ bank, reading }: DepositStore['card'], words: BankWords): string | undefined {
  if (bank) return bankLine(bank, words)
  if (reading === 'asking') return words.reading
  return reading === 'failed' ? words.unread : undefined
}

const bankLine = ({ bankName, limitOnce, limitDay }: BankInfoRes, words: BankWords): string =>
  [
    `${bankName} ${words.debit}`,
    limitOnce === undefined ? '' : words.limitOnce(limitOnce),
    limitDay === undefined ? '' : words.limitDay(limitDay),
  ]
    .filter(Boolean)
    .join(' · ')
