-- What a person sends because a refund bounced is the same reduction of the price: the credit note of that refund stands.

ALTER TABLE "refunds" ADD COLUMN "instead_of" UUID;

CREATE INDEX "refunds_instead_of_idx" ON "refunds"("instead_of");

ALTER TABLE "refunds" ADD CONSTRAINT "refunds_instead_of_booking_id_fkey" FOREIGN KEY ("instead_of", "booking_id") REFERENCES "money_movements"("id", "booking_id") ON DELETE NO ACTION ON UPDATE NO ACTION;
