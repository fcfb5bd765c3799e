/**
 * How things stand has the same colours in both themes, as a state must not change its look on the way to pay. The green of success is the brand's
 * of neither: money that has come in is told apart from what is tapped.
 */
export const statusRoles = {
  colorSuccess: '#047A63',
  colorWarning: '#A65B00',
  colorWarningSoft: '#FFF3E0',
  colorDanger: '#CF2A27',
}
