-- What `./ops doctor` found last, for the office's page of settings. There is at most one row.

CREATE TABLE "doctor_report" (
  "id" INTEGER NOT NULL DEFAULT 1 CHECK ("id" = 1),
  "at" TIMESTAMPTZ(3) NOT NULL,
  "findings" JSONB NOT NULL CHECK (jsonb_typeof("findings") = 'array'),
  CONSTRAINT "doctor_report_pkey" PRIMARY KEY ("id")
);
