import { openCustomerService, type ServiceEnd } from '@/domain/session/openCustomerService'
import { report } from '@/report/report'
import { Submission } from '@/request/submission'

/** Opens customer service from a membership: for its service items, and for the complaint guide. */
export const makeServiceCall = (): Submission<object, ServiceEnd> =>
  new Submission<object, ServiceEnd>({
    send: (_, send) => {
      report('memberServiceTap', {})
      return openCustomerService(send)
    },
  })
