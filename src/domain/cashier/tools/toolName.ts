import type { PaymentTool } from '@/contract/cashier'

/** What a tool is called: a card by its bank and last digits. */
export const toolName = (
  { name, cardTail }: Pick<PaymentTool, 'name' | 'cardTail'>,
  words: { card(bank: string, tail: string): string },
): string => (cardTail ? words.card(name, cardTail) : name)
