-- CreateEnum
CREATE TYPE "request_kind" AS ENUM ('contact', 'customized_tour', 'transportation');

-- CreateTable
CREATE TABLE "requests" (
    "id" UUID NOT NULL,
    "idempotency_key" TEXT,
    "kind" "request_kind" NOT NULL,
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "phone" TEXT,
    "message" TEXT,
    "destination" TEXT,
    "additional_info" TEXT,
    "service_type" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "requests_pkey" PRIMARY KEY ("id")
);

-- AlterTable
ALTER TABLE "letters" ADD COLUMN "request_id" UUID;

-- CreateIndex
CREATE UNIQUE INDEX "requests_idempotency_key_key" ON "requests"("idempotency_key");

-- CreateIndex
CREATE INDEX "requests_created_at_idx" ON "requests"("created_at");

-- CreateIndex
CREATE UNIQUE INDEX "letters_request_id_kind_key" ON "letters"("request_id", "kind");

-- AddForeignKey
ALTER TABLE "letters" ADD CONSTRAINT "letters_request_id_fkey" FOREIGN KEY ("request_id") REFERENCES "requests"("id") ON DELETE SET NULL ON UPDATE CASCADE;


-- Each kind of request has its own fields, whatever program writes it; and a letter is about one thing.

ALTER TABLE "requests"
  ADD CONSTRAINT "requests_fields" CHECK (
    CASE "kind"
      WHEN 'transportation' THEN
        "destination" IS NOT NULL AND "service_type" IS NOT NULL AND "phone" IS NULL AND "message" IS NULL
      ELSE
        "message" IS NOT NULL
        AND "destination" IS NULL AND "additional_info" IS NULL AND "service_type" IS NULL
    END
  );

ALTER TABLE "letters"
  ADD CONSTRAINT "letters_about_one" CHECK ("booking_id" IS NULL OR "request_id" IS NULL);
