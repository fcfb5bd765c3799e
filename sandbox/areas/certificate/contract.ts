import * as delivery from '@/contract/certificate/delivery'
import * as issue from '@/contract/certificate/issue'
import * as records from '@/contract/certificate/records'

/** Every call of the certificate area. */
export const contract = { ...issue, ...records, ...delivery }
