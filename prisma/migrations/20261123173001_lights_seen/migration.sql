-- When an inbox has said that a night's lights were seen. Null: nobody has said so.
ALTER TABLE "departures" ADD COLUMN "lights_seen_at" TIMESTAMPTZ(3);
ALTER TABLE "departures" ADD CONSTRAINT "departures_lights_seen_at" CHECK ("lights_seen_at" >= "starts_at");

-- Of a night each inbox is asked twice at the most, however many workers ask at once: an e-mail about a departure is about no
-- booking, enquiry or e-mail, so their unique indexes do not hold it. Its cause names the departure, and the time of asking.
CREATE UNIQUE INDEX "emails_lights_asked_key" ON "emails"("cause", "recipient") WHERE "kind" = 'lights-asked-operator';
