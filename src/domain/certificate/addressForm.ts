import { addressLength } from '@/contract/certificate'
import { Form } from '@/lib/form'
import { isPhone, normalizePhone, settledPhone, typedPhone } from '@/lib/phone'

const rules = {
  name: {
    problem: (text: string) => (text.trim().length < 2 ? ('name' as const) : undefined),
    sent: (text: string) => text.trim(),
  },
  mobile: {
    typed: typedPhone,
    settled: settledPhone,
    problem: (text: string) => (isPhone(text) ? undefined : ('mobile' as const)),
    sent: normalizePhone,
  },
  address: {
    problem: (text: string) => {
      const { length } = text.trim()
      return length < addressLength.least || length > addressLength.most ? ('address' as const) : undefined
    },
    sent: (text: string) => text.trim(),
  },
}

/** Where a paper certificate is posted. */
export class AddressForm extends Form<typeof rules> {
  constructor() {
    super(rules)
  }
}
