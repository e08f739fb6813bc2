-- What each client and each e-mail address has used of its limits, shared by all instances. Kept by
-- rate-limiter-flexible; nothing is lost when the table is emptied.
CREATE TABLE "rate_limits" (
    "key" TEXT NOT NULL,
    "points" INTEGER NOT NULL DEFAULT 0,
    "expire" BIGINT,

    CONSTRAINT "rate_limits_pkey" PRIMARY KEY ("key")
);
