/** A guest's name as shown to the operator. Guests whose data was erased have none. */
export function displayGuestName(customerName: string): string {
  return customerName || 'erased guest'
}
