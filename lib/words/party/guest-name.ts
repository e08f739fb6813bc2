/** A guest's name, for the operator. Erased guests have none. */
export function guestName(customerName: string): string {
  return customerName || 'erased guest'
}
