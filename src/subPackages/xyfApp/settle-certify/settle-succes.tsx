import { routes } from '@/routes'
import { page } from '@/shell/page'
import { Screen } from '@/shell/Screen'

export default page(routes.certificateLoans, function CertificateLoans() {
  return <Screen>{null}</Screen>
})
