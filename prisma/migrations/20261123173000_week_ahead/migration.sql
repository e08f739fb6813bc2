-- Of a Monday each inbox has one e-mail, however many workers write it at once: it is about no booking, enquiry or e-mail, so
-- their unique indexes do not hold it.
CREATE UNIQUE INDEX "emails_week_ahead_key" ON "emails"("cause", "recipient") WHERE "kind" = 'week-ahead-operator';
