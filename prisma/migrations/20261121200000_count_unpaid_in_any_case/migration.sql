-- Unpaid bookings of an address are few and found among the unpaid, whatever its letter case; nothing else asked this.

-- DropIndex
DROP INDEX "bookings_customer_email_state_idx";
