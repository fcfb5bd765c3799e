import { routes } from '@/routes'
import { page } from '@/shell/page'
import { ChooseLoans } from './settle-succes/ChooseLoans'
import { Issued } from './settle-succes/Issued'

/** The certificate of chosen loans: first the loans, one by one, and afterwards what was issued. */
export default page(routes.certificateLoans, function LoanCertificate({ method, certificateId }) {
  return certificateId ? <Issued certificateId={certificateId} /> : <ChooseLoans method={method} />
})
